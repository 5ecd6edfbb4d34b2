import type { Item, PatientGroup, Unit } from "./codes.ts";
import type { PriceBasis } from "./measure.ts";

export const ITEM_NAMES: Record<Item, string> = {
  ivf_cycle: "IVF with Own Eggs",
  egg_donation_cycle: "IVF with Egg Donation",
  embryo_donation: "Embryo Donation",
  frozen_transfer: "Frozen Embryo Transfer",
  egg_freezing: "Egg Freezing",
  consultation: "Consultation",
  tests: "Tests",
  drugs: "Medicines",
  icsi: "ICSI",
  blastocyst: "Growing embryos to day 5",
  anaesthesia: "Anaesthesia",
  freezing: "Freezing",
  storage: "Storage",
  pgt_biopsy: "PGT-A: biopsy",
  pgt_embryo: "PGT-A: test of an embryo",
  donor_sperm: "Donor sperm",
};

const PART_NAMES: Record<string, string> = {
  ...ITEM_NAMES,
  monitoring: "Monitoring",
  retrieval: "Egg collection",
  fertilisation: "Fertilisation",
  transfer: "Embryo transfer",
  donor_selection: "Choice of donor",
  donor_compensation: "Donor's compensation",
  donor_stimulation: "Donor's medicines",
  donor_tests: "Donor's tests",
  sperm_preparation: "Sperm preparation",
  time_lapse: "Time-lapse imaging",
  sperm_selection: "Sperm selection",
  embryo_glue: "EmbryoGlue",
};

export function partNames(codes: readonly string[]): string[] {
  return codes.map((code) => PART_NAMES[code] ?? code);
}

const PARTS_OF: Partial<Record<Item, string[]>> = {
  ivf_cycle: [
    ...["consultation", "tests", "drugs", "monitoring", "retrieval", "anaesthesia", "fertilisation", "icsi"],
    ...["blastocyst", "transfer", "freezing", "storage"],
  ],
  egg_donation_cycle: [
    ...["consultation", "tests", "drugs", "donor_selection", "donor_compensation", "donor_stimulation"],
    ...["donor_tests", "sperm_preparation", "icsi", "blastocyst", "transfer", "freezing", "storage"],
  ],
  embryo_donation: ["consultation", "tests", "drugs", "monitoring", "donor_tests", "transfer"],
  frozen_transfer: ["consultation", "tests", "drugs", "monitoring", "transfer"],
  egg_freezing: [
    ...["consultation", "tests", "drugs", "monitoring", "retrieval", "anaesthesia", "freezing", "storage"],
  ],
};

export function partsOf(item: string): string[] {
  return Object.entries(PARTS_OF).find(([treatment]) => treatment === item)?.[1] ?? [];
}

/** Returns the parts that a price neither includes nor excludes. */
export function partsToAskFor({ item, includes, excludes }: PriceBasis): string[] {
  const said = new Set([...includes, ...excludes]);
  // ICSI is a way to fertilise.
  if (said.has("icsi")) said.add("fertilisation");
  return (PARTS_OF[item] ?? []).filter((part) => !said.has(part));
}

export const UNIT_LABELS: Record<Unit, string> = {
  cycle: "Per cycle",
  embryo: "Per embryo",
  straw: "Per straw",
  year: "Per year",
  visit: "Per visit",
};

export const PATIENT_LABELS: Record<PatientGroup, string> = {
  everyone: "For everyone",
  self_payer: "For patients who pay themselves",
  foreign: "For patients from abroad",
};
