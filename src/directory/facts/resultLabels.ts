import { counted } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import type { Denominator, Embryos, Outcome, Publisher, PublisherVerdict } from "./codes.ts";
export { ageLabel } from "./ageBand.ts";
import type { Measure, RateBasis } from "./measure.ts";

export const MEASURE_LABELS: Record<Denominator, Record<Outcome, string>> = {
  started_cycle: {
    positive_test: "Positive pregnancy tests per started cycle",
    clinical_pregnancy: "Clinical pregnancies per started cycle",
    ongoing_pregnancy: "Ongoing pregnancies per started cycle",
    delivery: "Deliveries per started cycle",
    live_birth: "Live births per started cycle",
  },
  retrieval: {
    positive_test: "Positive pregnancy tests per egg collection",
    clinical_pregnancy: "Clinical pregnancies per egg collection",
    ongoing_pregnancy: "Ongoing pregnancies per egg collection",
    delivery: "Deliveries per egg collection",
    live_birth: "Live births per egg collection",
  },
  transfer: {
    positive_test: "Positive pregnancy tests per embryo transfer",
    clinical_pregnancy: "Clinical pregnancies per embryo transfer",
    ongoing_pregnancy: "Ongoing pregnancies per embryo transfer",
    delivery: "Deliveries per embryo transfer",
    live_birth: "Live births per embryo transfer",
  },
  embryo: {
    positive_test: "Positive pregnancy tests per embryo transferred",
    clinical_pregnancy: "Clinical pregnancies per embryo transferred",
    ongoing_pregnancy: "Ongoing pregnancies per embryo transferred",
    delivery: "Deliveries per embryo transferred",
    live_birth: "Live births per embryo transferred",
  },
  cumulative_retrieval: {
    positive_test: "Positive pregnancy tests after one egg collection and all its transfers",
    clinical_pregnancy: "Clinical pregnancies after one egg collection and all its transfers",
    ongoing_pregnancy: "Ongoing pregnancies after one egg collection and all its transfers",
    delivery: "Deliveries after one egg collection and all its transfers",
    live_birth: "Live births after one egg collection and all its transfers",
  },
};

export const OUTCOME_LABELS: Record<Outcome, string> = {
  positive_test: "Positive pregnancy tests",
  clinical_pregnancy: "Clinical pregnancies",
  ongoing_pregnancy: "Ongoing pregnancies",
  delivery: "Deliveries",
  live_birth: "Live births",
};

const OUTCOME_NOTES: Record<Outcome, string> = {
  positive_test: "Many positive tests are never followed by a birth.",
  clinical_pregnancy: "Some of these pregnancies end before a birth.",
  ongoing_pregnancy: "Some of these pregnancies still end before a birth.",
  delivery: "Twins count once.",
  live_birth: "A birth is what treatment is for, so this is the outcome to ask for.",
};

const FROM_COLLECTION = "Treatments that stopped before the eggs were collected are left out.";

const DENOMINATOR_NOTES: Record<Denominator, string> = {
  started_cycle: "Everyone who began is counted, also those who never had a transfer.",
  retrieval: FROM_COLLECTION,
  transfer: "Treatments that never got as far as a transfer are left out.",
  embryo:
    "Each embryo is counted, so two transferred at once count twice. Treatments that never got as far as a transfer are left out.",
  cumulative_retrieval: `${FROM_COLLECTION} How many transfers it took is left out.`,
};

/** Returns what a rate counts, and what it leaves out, in sentences. */
export function countingNotes(
  { outcome, denominator, embryos }: RateBasis,
  ofDenominator = DENOMINATOR_NOTES[denominator],
): string {
  const begins = denominator === "started_cycle" || denominator === "retrieval";
  const frozen = embryos === "fresh" && begins ? " Embryos that were frozen first are left out." : "";
  return `${OUTCOME_NOTES[outcome]} ${ofDenominator}${frozen}`;
}

export const EMBRYO_LABELS: Record<Embryos, string> = {
  fresh: "Fresh",
  frozen: "Frozen",
  any: "Fresh and frozen",
};

export const VERDICT_LABELS: Record<PublisherVerdict, string> = {
  below: "Below the national average",
  consistent: "Consistent with the national average",
  above: "Above the national average",
};

export function verdictLine(verdict: PublisherVerdict): string {
  return `Publisher: ${VERDICT_LABELS[verdict].toLowerCase()}`;
}

export const PUBLISHER_LABELS: Record<Publisher, string> = {
  register: "From a register",
  clinic: "The clinic's own claim",
  press: "From a press report",
  third_party: "Read by a third party",
};

const NOT_KNOWN = "Not known";
export const NOT_AVAILABLE = "N/A";

/** Whole years as `2015` or `2004–2013`, other periods with their days. */
export function periodLabel({ periodFrom, periodTo }: Pick<Measure, "periodFrom" | "periodTo">): string {
  const [from, to] = [periodFrom.slice(0, 4), periodTo.slice(0, 4)];
  if (periodFrom.endsWith("-01-01") && periodTo.endsWith("-12-31"))
    return from === to ? from : `${from}–${to}`;
  return `${formatShortDate(periodFrom)} – ${formatShortDate(periodTo)}`;
}

export function testingLabel(tested: boolean | null): string {
  if (tested === null) return "Not known, or with and without";
  return tested ? "Tested (PGT-A)" : "Not tested";
}

export function countLabel(n: number | null, denominator: Denominator): string {
  if (n === null) return NOT_KNOWN;
  switch (denominator) {
    case "started_cycle":
      return counted(n, "started cycle", "started cycles");
    case "transfer":
      return counted(n, "embryo transfer", "embryo transfers");
    case "embryo":
      return counted(n, "embryo transferred", "embryos transferred");
    case "retrieval":
    case "cumulative_retrieval":
      return counted(n, "egg collection", "egg collections");
  }
}

/** Formats a percentage with at most one decimal: `43%`, `22.1%`. */
export function formatPercent(percentage: number): string {
  return `${Math.round(percentage * 10) / 10}%`;
}
