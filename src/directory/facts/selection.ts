import { ALL_AGES, bandsOf, isAllAges, isSameBand, type AgeBand, type DatedBand } from "./ageBand.ts";
import { DENOMINATORS, type Eggs } from "./codes.ts";
import { comparable } from "./comparable.ts";
import { compareCodes } from "@/ui/compare.ts";
import { isHistory } from "./freshness.ts";
import type { PublishedResult } from "./publishedResults.ts";
import { periodLabel } from "./resultLabels.ts";
import { measureKey, measureLabel } from "./measureKey.ts";
import { bandFor, isTheirs, widthOf } from "./visitorBand.ts";

export interface Option {
  key: string;
  label: string;
}

/** What the visitor asked for; null leaves the choice to us. */
export interface Question {
  measure: string | null;
  period: string | null;
  band: AgeBand | null;
  /** In years, while it is the age of the eggs; narrower bands within the chosen one are theirs, too. */
  age?: number | null;
  /** Whose eggs somebody would use; ignored without an answer, or without such results. */
  eggs?: Eggs;
}

export interface Selection {
  measures: Option[];
  measure: Option;
  periods: Option[];
  period: Option;
  /** Of all results, so that the list of ages stays when the measure changes. */
  bands: DatedBand[];
  band: AgeBand;
  /** The band asked for, or all ages without a choice, isn't published for this measure: a wider one says less. */
  isOtherBand: boolean;
  results: PublishedResult[];
  /** Figures of whole countries that count alike in the same period. */
  nationals: PublishedResult[];
}

/** Falls back to the latest measure with the same eggs and age; null if no clinic publishes anything. */
export function select(all: readonly PublishedResult[], question: Question): Selection | null {
  const ofClinics = all.filter(({ clinicId }) => clinicId !== null);
  const byMeasure = inGroups(ofClinics, ({ basis }) => measureKey(basis));
  const [first] = byMeasure.toSorted(
    (a, b) =>
      Number(hasEggs(b, question.eggs)) - Number(hasEggs(a, question.eggs)) ||
      Number(hasBand(b, question.band)) - Number(hasBand(a, question.band)),
  );
  const measure = byMeasure.find(({ key }) => key === question.measure) ?? first;
  if (!measure) return null;
  const byPeriod = inGroups(measure.results, ({ basis }) => periodKey(basis)).toSorted((a, b) =>
    compareCodes(b.key, a.key),
  );
  const period =
    byPeriod.find(({ key }) => key === question.period) ??
    byPeriod.find((group) => hasBand(group, question.band)) ??
    byPeriod[0] ??
    measure;
  const bands = bandsOf(ofClinics.map(({ basis }) => basis));
  const visitor = { band: question.band, age: question.age ?? null };
  const band = bandFor(bandsOf(period.results.map(({ basis }) => basis)), visitor) ?? ALL_AGES;
  const results = onePerClinic(period.results.filter(({ basis }) => isSameBand(basis, band)));
  return {
    measures: byMeasure.map((group) => optionOf(group, ({ basis }) => measureLabel(basis))),
    measure: optionOf(measure, ({ basis }) => measureLabel(basis)),
    periods: byPeriod.map((group) => optionOf(group, ({ basis }) => periodLabel(basis))),
    period: optionOf(period, ({ basis }) => periodLabel(basis)),
    bands,
    band,
    isOtherBand: question.band
      ? !isTheirs(band, visitor) || widthOf(band) > widthOf(question.band)
      : !isAllAges(band),
    results,
    nationals: nationalsOf(results, all),
  };
}

interface Group {
  key: string;
  results: PublishedResult[];
}

const hasBand = ({ results }: Group, band: AgeBand | null) =>
  results.some(({ basis }) => isSameBand(basis, band ?? ALL_AGES));
const hasEggs = ({ results: [first] }: Group, eggs: Eggs | undefined) => first?.basis.eggs === eggs;
const clinicsOf = ({ results }: Group) => new Set(results.map(({ clinicId }) => clinicId)).size;
const latestOf = ({ results }: Group) =>
  results
    .map(({ basis }) => basis.periodTo)
    .toSorted()
    .at(-1) ?? "";
const isLone = (group: Group) => clinicsOf(group) < 2;
const isOld = ({ results }: Group) =>
  results.every(({ basis }) => isHistory(basis.periodTo, basis.checkedOn));
/** The sooner in a treatment the count begins, the more women are counted. */
const stepOf = ({ results: [first] }: Group) => (first ? DENOMINATORS.indexOf(first.basis.denominator) : 0);

/** Recent years first, then measures of several clinics, the latest, the most published, the most women. */
function inGroups(results: readonly PublishedResult[], keyOf: (result: PublishedResult) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const result of results) {
    const key = keyOf(result);
    const group = groups.get(key) ?? { key, results: [] };
    group.results.push(result);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted(
    (a, b) =>
      Number(isOld(a)) - Number(isOld(b)) ||
      Number(isLone(a)) - Number(isLone(b)) ||
      compareCodes(latestOf(b), latestOf(a)) ||
      clinicsOf(b) - clinicsOf(a) ||
      stepOf(a) - stepOf(b) ||
      compareCodes(a.key, b.key),
  );
}

function optionOf({ key, results: [first] }: Group, labelOf: (result: PublishedResult) => string): Option {
  return { key, label: first ? labelOf(first) : "" };
}

function periodKey({ periodFrom, periodTo }: PublishedResult["basis"]): string {
  const year = periodFrom.slice(0, 4);
  return periodFrom === `${year}-01-01` && periodTo === `${year}-12-31` ? year : `${periodFrom}--${periodTo}`;
}

/** Where a figure was read twice, the later reading. */
function onePerClinic(results: readonly PublishedResult[]): PublishedResult[] {
  const latest = new Map<string | null, PublishedResult>();
  for (const result of results) {
    const before = latest.get(result.clinicId);
    if (!before || before.source.checkedOn < result.source.checkedOn) latest.set(result.clinicId, result);
  }
  return [...latest.values()];
}

function nationalsOf([first]: PublishedResult[], all: readonly PublishedResult[]): PublishedResult[] {
  if (!first) return [];
  return all.filter(
    ({ country, basis }) =>
      country !== null &&
      periodKey(basis) === periodKey(first.basis) &&
      comparable(basis, first.basis) === null,
  );
}
