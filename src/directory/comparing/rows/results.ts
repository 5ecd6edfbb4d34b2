import { ageLabel, isAllAges } from "@/directory/facts/ageBand.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { figureOf, isSample } from "@/directory/clinics/clinic.ts";
import { formatRate } from "@/directory/clinics/figures.ts";
import { byMeasure } from "@/directory/facts/byMeasure.ts";
import type { Eggs } from "@/directory/facts/codes.ts";
import type { ClinicFacts, Result } from "@/directory/facts/facts.ts";
import { embryoLabels, measureKey } from "@/directory/facts/measureKey.ts";
import { withoutDoubtfulRates } from "@/directory/facts/stoppedCycles.ts";
import { isHistory } from "@/directory/facts/freshness.ts";
import { isTheirs, NOBODY, type Visitor } from "@/directory/facts/visitorBand.ts";
import { certaintyLines } from "@/directory/facts/certaintyLines.ts";
import { rateInterval } from "@/directory/facts/rateInterval.ts";
import {
  countingNotes,
  countLabel,
  formatPercent,
  MEASURE_LABELS,
  periodLabel,
  PUBLISHER_LABELS,
  testingLabel,
} from "@/directory/facts/resultLabels.ts";
import { counted } from "@/ui/counted.ts";
import { chooseComparable } from "./chooseComparable.ts";
import { cell, type Cell, type Row, type Topic } from "./comparisonTable.ts";

const EGGS: { eggs: Eggs; label: string; figure: "success" | "eggDonation" }[] = [
  { eggs: "own", label: "With own eggs", figure: "success" },
  { eggs: "donor", label: "With donor eggs", figure: "eggDonation" },
];

export function resultsTopic(
  clinics: Clinic[],
  facts: (ClinicFacts | null)[],
  shown: number[],
  visitor: Visitor,
  donorEggs: boolean,
): Topic {
  const rows = (donorEggs ? EGGS.toReversed() : EGGS).flatMap(({ eggs, label, figure }) => {
    const results = facts.map((each) =>
      newestFirst(each?.results.filter(({ basis }) => basis.eggs === eggs) ?? []),
    );
    // The age group of somebody with a donor's eggs is the donor's.
    const whose = (eggs === "donor") === donorEggs ? visitor : NOBODY;
    const overview = clinics.map((clinic, index) => overviewOf(clinic, figure, results[index] ?? []));
    const credible = results.map(withoutDoubtfulRates);
    const measures = new Map(
      byMeasure(credible.flat(), whose)
        .flat()
        .map((result) => [measureOf(result), result]),
    );
    const hasBlank = shown.some((index) => overview[index]?.figure === null);
    const head: Row = { label, cells: overview, note: hasBlank ? COMMON : null };
    return [head].concat([...measures.values()].map((like) => rowOf(results, credible, like, shown, whose)));
  });
  return { title: "Results", rows };
}

const newestFirst = (results: Result[]) =>
  results.toSorted((a, b) => b.basis.periodTo.localeCompare(a.basis.periodTo));

const COMMON =
  "‘Not published’ is common and no sign of a bad clinic: few publish results. It’s worth asking.";
const OTHER_AGE = "This is of a wider or another age group than yours.";
const ONE_AGE = "This is of one age group, not of all ages.";
const ALL_AGES = "This is of all ages, not of your age group alone.";
const NOT_CREDIBLE = "Left out: only treatments that reached a transfer seem to be counted";
const CHANCE = "The bands show how far chance reaches. Where two overlap, there is no clear difference.";
const SEPARATE_VERDICTS =
  "The verdicts are the publisher's: each clinic against the national average, not against another.";

function overviewOf(clinic: Clinic, figure: "success" | "eggDonation", results: Result[]): Cell {
  if (results.length > 0)
    return cell({ figure: `Published: ${counted(results.length, "result", "results")}` });
  if (!isSample(clinic, figure)) return cell();
  return cell({ figure: formatRate(figureOf(clinic, figure)), isSample: true });
}

/** What must agree within a row; years may differ, and are then named. */
function measureOf({ basis }: Result): string {
  return JSON.stringify([measureKey(basis), basis.ageFrom, basis.ageTo]);
}

function rowOf(
  results: Result[][],
  credible: Result[][],
  like: Result,
  shown: number[],
  visitor: Visitor,
): Row {
  const measure = measureOf(like);
  const isOfMeasure = (result: Result) => measureOf(result) === measure;
  const isSameMeasure = ({ basis }: Result) => measureKey(basis) === measureKey(like.basis);
  const ofMeasure = credible.map((each) => each.filter(isOfMeasure));
  const { chosen, comparable, note, only } = chooseComparable(ofMeasure, shown);
  const canShowChance = [...comparable].some(({ basis, percentage }) => rateInterval(percentage, basis));
  const seen = shown.flatMap((index) => chosen[index] ?? []);
  const hasVerdict = seen.some(({ basis }) => basis.verdict);
  const notes = [ageNote(seen, visitor), note, canShowChance && CHANCE, hasVerdict && SEPARATE_VERDICTS];
  return {
    key: measure,
    label: labelOf(like),
    cells: chosen.map((result, index) => {
      if (result) return resultCell(result, comparable.has(result));
      if (!results[index]?.some(isSameMeasure)) return cell();
      const isLeftOut = results[index].some(isOfMeasure) || !credible[index]?.some(isSameMeasure);
      return cell({ missing: isLeftOut ? NOT_CREDIBLE : "Only of other ages" });
    }),
    note: notes.filter(Boolean).join(" ") || null,
    only,
  };
}

function ageNote([seen]: Result[], visitor: Visitor): string | null {
  if (!seen) return null;
  const isOfAll = isAllAges(seen.basis);
  if (visitor.band ? isTheirs(seen.basis, visitor) : isOfAll) return null;
  return isOfAll ? ALL_AGES : visitor.band ? OTHER_AGE : ONE_AGE;
}

function labelOf({ basis }: Result): string {
  const words = [MEASURE_LABELS[basis.denominator][basis.outcome], `ages: ${ageLabel(basis).toLowerCase()}`];
  if (basis.embryos !== "any" || basis.tested !== null) words.push(...embryoLabels(basis));
  if (basis.publishedBy === "register") words.push("from a register");
  return words.join(", ");
}

function resultCell({ basis, percentage, source }: Result, isCompared: boolean): Cell {
  const interval = rateInterval(percentage, basis);
  return cell({
    figure: formatPercent(percentage),
    lines: [
      periodLabel(basis),
      basis.n === null
        ? "Number of treatments not published"
        : `Of ${countLabel(basis.n, basis.denominator)}`,
      ...certaintyLines(percentage, basis),
      PUBLISHER_LABELS[basis.publishedBy],
      ...(isHistory(basis.periodTo, source.checkedOn) ? ["Old result: ask for a newer one"] : []),
    ],
    details: [`Embryo testing: ${testingLabel(basis.tested).toLowerCase()}.`, countingNotes(basis)],
    source,
    bar: isCompared ? { share: percentage, interval } : null,
  });
}
