import type { Basis } from "./basis.ts";
import type { Clinic } from "./clinic.ts";

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
  const treatmentsIn = (letters: string) => [...letters].flatMap((letter) => TREATMENTS[letter] ?? []);
  const languagesIn = (codes: string): string[] => codes.match(/../g) ?? [];
  const all = (codes: string[], isOffered: boolean) =>
    codes.map((code): [string, boolean] => [code, isOffered]);
  return {
    isSample: sample !== "",
    offered: new Map([
      ...all([...treatmentsIn(treatments), ...languagesIn(languages)], true),
      ...all([...treatmentsIn(refused), ...languagesIn(unspoken)], false),
    ]),
  };
}

/** Returns the clinics with what is known of their treatments and languages. */
export function withServices(clinics: Clinic[], bases: ReadonlyMap<string, Basis>): Clinic[] {
  if (bases.size === 0) return clinics;
  return clinics.map((clinic) => {
    const line = bases.get(clinic.id)?.services;
    const services = line === undefined ? null : readServices(line);
    return services ? { ...clinic, services } : clinic;
  });
}
