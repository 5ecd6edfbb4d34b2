// The words that the database holds a fact to.

/** What a treatment led to, from the earliest sign to a child; ICMART defined them in 2017. */
export const OUTCOMES = [
  "positive_test",
  "clinical_pregnancy",
  "ongoing_pregnancy",
  "delivery",
  "live_birth",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the outcomes are divided by. Cumulative: all transfers that followed one egg retrieval. */
export const DENOMINATORS = ["started_cycle", "retrieval", "transfer", "cumulative_retrieval"] as const;
export type Denominator = (typeof DENOMINATORS)[number];

export const EGGS = ["own", "donor"] as const;
export type Eggs = (typeof EGGS)[number];

export const EMBRYOS = ["fresh", "frozen", "any"] as const;
export type Embryos = (typeof EMBRYOS)[number];

export const PUBLISHERS = ["register", "clinic", "press", "third_party"] as const;
export type Publisher = (typeof PUBLISHERS)[number];

/** What a price is for. */
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

/** What a price includes or leaves out; beside that, it may include other items. */
export const TREATMENTS = [
  ...ITEMS,
  "monitoring",
  "retrieval",
  "fertilisation",
  "transfer",
  "donor_selection",
  "donor_compensation",
  "donor_stimulation",
  "donor_tests",
  "sperm_preparation",
  "time_lapse",
  "sperm_selection",
  "embryo_glue",
] as const;

export const UNITS = ["cycle", "embryo", "straw", "year", "visit"] as const;
export type Unit = (typeof UNITS)[number];

export const PATIENT_GROUPS = ["everyone", "self_payer", "foreign"] as const;
export type PatientGroup = (typeof PATIENT_GROUPS)[number];

/** The code of the list that the text is, or that alone begins like it; null when there is none. */
export function codeOf<Code extends string>(codes: readonly Code[], text: unknown): Code | null {
  if (typeof text !== "string" || text === "") return null;
  const [first, ...others] = codes.filter((code) => code.startsWith(text));
  return codes.find((code) => code === text) ?? (others.length === 0 ? (first ?? null) : null);
}
