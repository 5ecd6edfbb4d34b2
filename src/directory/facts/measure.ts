import {
  codeOf,
  DENOMINATORS,
  EGGS,
  EMBRYOS,
  ITEMS,
  OUTCOMES,
  PATIENT_GROUPS,
  PUBLISHERS,
  treatmentOf,
  UNITS,
  VERDICTS,
  type Denominator,
  type Eggs,
  type Embryos,
  type Item,
  type Outcome,
  type PatientGroup,
  type Publisher,
  type Unit,
  type PublisherVerdict,
} from "./codes.ts";
import type { Interval } from "./interval.ts";

export interface Measure {
  outcome: Outcome;
  denominator: Denominator;
  eggs: Eggs;
  embryos: Embryos;
  tested: boolean | null;
  /** In years, both included; null at an open end. */
  ageFrom: number | null;
  ageTo: number | null;
  /** First and last day, as `2015-01-01`. */
  periodFrom: string;
  periodTo: string;
}

export interface RateBasis extends Measure {
  kind: "rate";
  /** Of the denominator; null if the source doesn't say. */
  n: number | null;
  range: Interval | null;
  verdict: PublisherVerdict | null;
  publishedBy: Publisher;
  checkedOn: string;
}

export interface PriceBasis {
  kind: "price";
  item: Item;
  per: Unit;
  /** ISO 4217. */
  currency: string;
  group: PatientGroup | null;
  includes: readonly string[];
  excludes: readonly string[];
  listDate: string | null;
  publishedBy: Publisher;
  checkedOn: string;
}

export interface ReviewsBasis {
  kind: "reviews";
  platform: string;
  scale: number;
  count: number;
  checkedOn: string;
}

export type Basis = RateBasis | PriceBasis | ReviewsBasis;

/**
 * Parses `outcome/denominator/eggs/embryos/tested/ages/from/to/n/published_by/checked`, followed by the
 * publisher's `/range/verdict` if there is either. Codes may be shortened while unambiguous, and days to the
 * year that they begin or end. Null for any other format, such as a newer database's.
 */
export function parseRate(line: string): RateBasis | null {
  const [what, per, whose, which, pgt, ages, since, until, count, by, checked, ...judged] = line.split("/");
  const outcome = codeOf(OUTCOMES, what);
  const denominator = codeOf(DENOMINATORS, per);
  const eggs = codeOf(EGGS, whose);
  const embryos = codeOf(EMBRYOS, which);
  const tested = codeOf(["yes", "no", "?"], pgt);
  const band = parseAges(ages);
  const n = count === "?" ? null : Number(count);
  const publishedBy = codeOf(PUBLISHERS, by);
  const [periodFrom, periodTo] = [dayOf(since, "01-01"), dayOf(until, "12-31")];
  const judgement = parseJudgement(judged);
  if (!outcome || !denominator || !eggs || !embryos || !tested || !band || !publishedBy) return null;
  if (!periodFrom || !periodTo || !isDay(checked) || Number.isNaN(n) || !judgement) return null;
  return {
    kind: "rate",
    outcome,
    denominator,
    eggs,
    embryos,
    tested: tested === "?" ? null : tested === "yes",
    ...band,
    periodFrom,
    periodTo,
    n,
    ...judgement,
    publishedBy,
    checkedOn: checked,
  };
}

/** Parses `item/per/currency/group/includes/excludes/list_date/published_by/checked`; null if unknown. */
export function parsePrice(line: string): PriceBasis | null {
  const [what, unit, currency, whom, included, excluded, date, by, checked, ...rest] = line.split("/");
  const item = ITEMS.find((each) => each === treatmentOf(what));
  const per = codeOf(UNITS, unit);
  const group = whom === "-" ? null : codeOf(PATIENT_GROUPS, whom);
  const publishedBy = codeOf(PUBLISHERS, by);
  if (!item || !per || !currency || !publishedBy || (whom !== "-" && !group)) return null;
  if (included === undefined || excluded === undefined || rest.length > 0) return null;
  const listDate = date === "-" ? null : dayOf(date, "01-01");
  if (listDate === undefined || !isDay(checked)) return null;
  return {
    kind: "price",
    item,
    per,
    currency,
    group,
    includes: codesOf(included),
    excludes: codesOf(excluded),
    listDate,
    publishedBy,
    checkedOn: checked,
  };
}

/** Parses `platform/scale/count/checked`; null for another version. */
export function parseReviews(line: string): ReviewsBasis | null {
  const [name = "", best, reviews, checked, ...rest] = line.split("/");
  const [scale, count] = [Number(best), Number(reviews)];
  if (name === "" || !(scale > 0) || !(count >= 0) || !isDay(checked) || rest.length > 0) return null;
  const platform = name.replaceAll("%2F", "/").replaceAll("%25", "%");
  return { kind: "reviews", platform, scale, count, checkedOn: checked };
}

/** Nothing, `33-51/consistent`, `33.5-51/?` or `?/above`. */
function parseJudgement(parts: string[]): Pick<RateBasis, "range" | "verdict"> | null {
  if (parts.length === 0) return { range: null, verdict: null };
  const [ends = "", word, ...rest] = parts;
  const [, lowest, highest] = /^([\d.]+)-([\d.]+)$/.exec(ends) ?? [];
  const range = lowest && highest ? { lowest: Number(lowest), highest: Number(highest) } : null;
  const verdict = codeOf(VERDICTS, word);
  if ((!range && ends !== "?") || (!verdict && word !== "?") || rest.length > 0) return null;
  return { range, verdict };
}

/** `all`, `35-37`, `40-`, `-34`. */
function parseAges(text: string | undefined): Pick<Measure, "ageFrom" | "ageTo"> | null {
  if (text === "all") return { ageFrom: null, ageTo: null };
  const [, from, to] = /^(\d*)-(\d*)$/.exec(text ?? "") ?? [];
  if (from === undefined || to === undefined || from + to === "") return null;
  return { ageFrom: from === "" ? null : Number(from), ageTo: to === "" ? null : Number(to) };
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function dayOf(text: string | undefined, dayOfYear: string): string | undefined {
  const day = /^\d{4}$/.test(text ?? "") ? `${text}-${dayOfYear}` : text;
  return isDay(day) ? day : undefined;
}

const codesOf = (list: string) =>
  list === "-" ? [] : list.split("+").map((letter) => treatmentOf(letter) ?? letter);
