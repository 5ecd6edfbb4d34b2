import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { ClinicFacts } from "@/directory/facts/facts.ts";
import { isHistory } from "@/directory/facts/freshness.ts";
import { NOBODY, type Visitor } from "@/directory/facts/visitorBand.ts";
import { placesTopic, reviewsTopic, treatmentsTopic, votesTopic } from "./otherTopics.ts";
import { pricesTopic } from "./prices.ts";
import { resultsTopic } from "./results.ts";
import { NOT_LOADED, type Topic } from "./comparisonTable.ts";

/**
 * Prices stand before results that are all old.
 * @param facts null where they could not be loaded
 * @param shown the indices of the clinics that notes speak of and bars compare
 */
export function comparison(
  clinics: Clinic[],
  facts: (ClinicFacts | null)[],
  visitor: Visitor = NOBODY,
  donorEggs = false,
  shown = [...clinics.keys()],
): Topic[] {
  const results = resultsTopic(clinics, facts, shown, visitor, donorEggs);
  const prices = pricesTopic(clinics, facts, shown);
  const ofFacts = [
    ...(facts.some(hasCurrentResults) ? [results, prices] : [prices, results]),
    reviewsTopic(clinics, facts, shown),
  ].map((topic) => markUnavailable(topic, facts));
  return [
    treatmentsTopic(clinics, facts),
    ...ofFacts,
    placesTopic(clinics, facts, shown),
    votesTopic(clinics),
  ];
}

const hasCurrentResults = (facts: ClinicFacts | null) =>
  facts?.results.some(({ basis, source }) => !isHistory(basis.periodTo, source.checkedOn));

/** What failed to load is not ‘Not published’. */
function markUnavailable(topic: Topic, facts: (ClinicFacts | null)[]): Topic {
  const rows = topic.rows.map((row) => ({
    ...row,
    only: facts.every(Boolean) ? row.only : null,
    cells: row.cells.map((each, index) => (facts[index] ? each : NOT_LOADED)),
  }));
  return { ...topic, rows };
}
