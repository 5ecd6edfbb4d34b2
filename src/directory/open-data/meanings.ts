import type { Denominator, Outcome } from "@/directory/facts/codes.ts";

// From the International Glossary on Infertility and Fertility Care (ICMART, 2017).

export const OUTCOME_MEANINGS: Record<Outcome, string> = {
  positive_test: "The pregnancy hormone was found",
  clinical_pregnancy: "A pregnancy was seen on a scan, or there were other definite signs",
  ongoing_pregnancy: "The pregnancy was still growing at a later scan",
  delivery: "The pregnancy went on to a birth; twins count once",
  live_birth: "A child was born alive",
};

export const DENOMINATOR_MEANINGS: Record<Denominator, string> = {
  started_cycle: "Treatments that began with medicines",
  retrieval: "Egg collections",
  transfer: "Embryo transfers",
  embryo: "Embryos transferred; two at once count twice",
  cumulative_retrieval: "Egg collections, each with all transfers that followed",
};
