export interface Services {
  isSample: boolean;
  /** Treatments as in the address (`egg-donation`) and languages (`de`); what is not known is absent. */
  offered: ReadonlyMap<string, boolean>;
}

const TREATMENTS: Record<string, string> = {
  v: "ivf",
  i: "icsi",
  e: "egg-donation",
  E: "embryo-donation",
  S: "donor-sperm",
  z: "frozen-transfer",
  g: "egg-freezing",
  P: "pgt",
};

/** Parses `veS-g/ende-fr`, behind a `~` for samples; null for another form. */
export function readServices(line: string): Services | null {
  const [whole, sample, treatments = "", refused = "", languages = "", unspoken = ""] =
    /^(~?)([a-z]*)(?:-([a-z]+))?\/((?:[a-z]{2})*)(?:-((?:[a-z]{2})+))?$/i.exec(line) ?? [];
  if (whole === undefined) return null;
  return {
    isSample: sample !== "",
    offered: new Map([
      ...codesIn(treatments, languages).map((code) => [code, true] as const),
      ...codesIn(refused, unspoken).map((code) => [code, false] as const),
    ]),
  };
}

function codesIn(treatments: string, languages: string): string[] {
  return [
    ...treatments.split("").flatMap((letter) => TREATMENTS[letter] ?? []),
    ...(languages.match(/../g) ?? []),
  ];
}
