/** From the earliest sign to a child, as defined by ICMART in 2017. */
export const OUTCOMES = [
  "positive_test",
  "clinical_pregnancy",
  "ongoing_pregnancy",
  "delivery",
  "live_birth",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the outcomes are divided by. Cumulative: all transfers that followed one egg retrieval. */
export const DENOMINATORS = [
  "started_cycle",
  "retrieval",
  "transfer",
  "embryo",
  "cumulative_retrieval",
] as const;
export type Denominator = (typeof DENOMINATORS)[number];

export const EGGS = ["own", "donor"] as const;
export type Eggs = (typeof EGGS)[number];

export const EMBRYOS = ["fresh", "frozen", "any"] as const;
export type Embryos = (typeof EMBRYOS)[number];

export const VERDICTS = ["below", "consistent", "above"] as const;
export type PublisherVerdict = (typeof VERDICTS)[number];

export const PUBLISHERS = ["register", "clinic", "press", "third_party"] as const;
export type Publisher = (typeof PUBLISHERS)[number];

export const ITEMS = [
  "ivf_cycle",
  "egg_donation_cycle",
  "embryo_donation",
  "frozen_transfer",
  "egg_freezing",
  "consultation",
  "tests",
  "drugs",
  "icsi",
  "blastocyst",
  "anaesthesia",
  "freezing",
  "storage",
  "pgt_biopsy",
  "pgt_embryo",
  "donor_sperm",
] as const;
export type Item = (typeof ITEMS)[number];

export const SERVICE_KINDS = ["treatment", "language"] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

export const CONTACT_KINDS = ["address", "phone", "email", "hours"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export const OFFERED_TREATMENTS = [
  "ivf",
  "icsi",
  "egg_donation",
  "embryo_donation",
  "donor_sperm",
  "frozen_transfer",
  "egg_freezing",
  "pgt",
] as const;
export type OfferedTreatment = (typeof OFFERED_TREATMENTS)[number];

export const TREATMENT_LETTERS = {
  ivf_cycle: "v",
  egg_donation_cycle: "e",
  embryo_donation: "E",
  frozen_transfer: "z",
  egg_freezing: "g",
  consultation: "c",
  tests: "T",
  drugs: "d",
  icsi: "i",
  blastocyst: "b",
  anaesthesia: "a",
  freezing: "f",
  storage: "s",
  pgt_biopsy: "p",
  pgt_embryo: "P",
  donor_sperm: "S",
  monitoring: "m",
  retrieval: "r",
  fertilisation: "F",
  transfer: "t",
  donor_selection: "D",
  donor_compensation: "C",
  donor_stimulation: "M",
  donor_tests: "O",
  sperm_preparation: "u",
  time_lapse: "l",
  sperm_selection: "x",
  embryo_glue: "G",
};

export function treatmentOf(letterOrCode: string | undefined): string | undefined {
  const found = Object.entries(TREATMENT_LETTERS).find((names) => names.includes(letterOrCode ?? ""));
  return found?.[0];
}

export const UNITS = ["cycle", "embryo", "straw", "year", "visit"] as const;
export type Unit = (typeof UNITS)[number];

export const PATIENT_GROUPS = ["everyone", "self_payer", "foreign"] as const;
export type PatientGroup = (typeof PATIENT_GROUPS)[number];

/** Returns the code that a text is, or that alone starts with it; null otherwise. */
export function codeOf<Code extends string>(codes: readonly Code[], text: unknown): Code | null {
  if (typeof text !== "string" || text === "") return null;
  const [first, ...others] = codes.filter((code) => code.startsWith(text));
  return codes.find((code) => code === text) ?? (others.length === 0 ? (first ?? null) : null);
}
