import type { Json } from "@/backend/database.types.ts";
import {
  codeOf,
  CONTACT_KINDS,
  DENOMINATORS,
  EGGS,
  EMBRYOS,
  ITEMS,
  OUTCOMES,
  PATIENT_GROUPS,
  PUBLISHERS,
  SERVICE_KINDS,
  UNITS,
  VERDICTS,
} from "./codes.ts";
import type {
  ClinicContact,
  ClinicFacts,
  Price,
  Result,
  ResultRange,
  Review,
  Service,
  Source,
} from "./facts.ts";
import { isCheckedLongAgo } from "./freshness.ts";
import type { Interval } from "./interval.ts";

type Row = Record<string, Json | undefined>;

/** @param today as `2026-11-22`: build and browser must agree on what is old */
export function factsFromJson(json: Json, today: string): ClinicFacts | null {
  if (!isRow(json)) return null;
  const [results, prices, reviews] = [rowsAt(json.results), rowsAt(json.prices), rowsAt(json.reviews)];
  const [services, national, ranges] = [rowsAt(json.services), rowsAt(json.national), rowsAt(json.ranges)];
  if (!results || !prices || !reviews || !services || !national || !ranges) return null;
  const resultOf = (row: Row) => result(row, today);
  return {
    results: known(results.map(resultOf)),
    prices: known(prices.map((row) => priceFromJson(row, today))),
    reviews: known(reviews.map((row) => review(row, today))),
    services: known(services.map((row) => service(row, today))),
    // A stored answer may predate them.
    contacts: known((rowsAt(json.contacts) ?? []).map((row) => contact(row, today))),
    national: known(national.map(resultOf)),
    ranges: Object.fromEntries(known(ranges.map(range))),
  };
}

function result(row: Row, today: string): Result | null {
  const source = sourceOf(row, today);
  const outcome = codeOf(OUTCOMES, row.outcome);
  const denominator = codeOf(DENOMINATORS, row.denominator);
  const eggs = codeOf(EGGS, row.eggs);
  const embryos = codeOf(EMBRYOS, row.embryos);
  const [periodFrom, periodTo] = [textOf(row.period_from), textOf(row.period_to)];
  const percentage = numberOf(row.percentage);
  if (!source || !outcome || !denominator || !eggs || !embryos || !periodFrom || !periodTo) return null;
  if (percentage === null) return null;
  return {
    id: textOf(row.id) ?? "",
    basis: {
      kind: "rate",
      outcome,
      denominator,
      eggs,
      embryos,
      tested: typeof row.tested === "boolean" ? row.tested : null,
      ageFrom: numberOf(row.age_from),
      ageTo: numberOf(row.age_to),
      periodFrom,
      periodTo,
      n: numberOf(row.n),
      range: publishedRange(row),
      verdict: codeOf(VERDICTS, row.verdict),
      publishedBy: source.publishedBy,
      checkedOn: source.checkedOn,
    },
    source,
    percentage,
    successes: numberOf(row.successes),
    country: textOf(row.country),
  };
}

function publishedRange(row: Row): Interval | null {
  const [lowest, highest] = [numberOf(row.range_from), numberOf(row.range_to)];
  return lowest === null || highest === null ? null : { lowest, highest };
}

/** Parses a sourced price; null for a sample, or with codes of a newer database. */
export function priceFromJson(row: Row, today: string): Price | null {
  const source = sourceOf(row, today);
  const item = codeOf(ITEMS, row.item);
  const per = codeOf(UNITS, row.per);
  const currency = textOf(row.currency);
  const amount = numberOf(row.amount);
  if (!source || !item || !per || !currency || amount === null) return null;
  return {
    id: textOf(row.id) ?? "",
    basis: {
      kind: "price",
      item,
      per,
      currency,
      group: codeOf(PATIENT_GROUPS, row.patient_group),
      includes: textsAt(row.includes),
      excludes: textsAt(row.excludes),
      listDate: textOf(row.list_date),
      publishedBy: source.publishedBy,
      checkedOn: source.checkedOn,
    },
    source,
    amount,
  };
}

function review(row: Row, today: string): Review | null {
  const source = sourceOf(row, today);
  const platform = textOf(row.platform);
  const [score, scale, count] = [numberOf(row.score), numberOf(row.scale), numberOf(row.count)];
  if (!source || !platform || score === null || scale === null || count === null) return null;
  const { checkedOn } = source;
  return {
    id: textOf(row.id) ?? "",
    basis: { kind: "reviews", platform, scale, count, checkedOn },
    source,
    score,
  };
}

function service(row: Row, today: string): Service | null {
  const source = sourceOf(row, today);
  const kind = codeOf(SERVICE_KINDS, row.kind);
  const code = textOf(row.code);
  if ((!source && row.status !== "sample") || !kind || !code || typeof row.is_offered !== "boolean")
    return null;
  return { id: textOf(row.id) ?? "", kind, code, isOffered: row.is_offered, source };
}

function contact(row: Row, today: string): ClinicContact | null {
  const source = sourceOf(row, today);
  const kind = codeOf(CONTACT_KINDS, row.kind);
  const value = textOf(row.value);
  return source && kind && value ? { id: textOf(row.id) ?? "", kind, value, source } : null;
}

function range(row: Row): [string, ResultRange] | null {
  const id = textOf(row.result);
  const [clinics, lowest, highest] = [numberOf(row.clinics), numberOf(row.lowest), numberOf(row.highest)];
  if (!id || clinics === null || lowest === null || highest === null) return null;
  return [id, { clinics, lowest, highest }];
}

function sourceOf(row: Row, today: string): Source | null {
  const publishedBy = codeOf(PUBLISHERS, row.published_by);
  const [name, url, checkedOn] = [textOf(row.source_name), textOf(row.source_url), textOf(row.checked_on)];
  if (row.status !== "sourced" || !publishedBy || !name || !url || !checkedOn) return null;
  return {
    publishedBy,
    name,
    url,
    checkedOn,
    isCheckedLongAgo: isCheckedLongAgo(checkedOn, today),
    note: textOf(row.note),
  };
}

const known = <T>(all: (T | null)[]): T[] => all.filter((each) => each !== null);
const isRow = (json: Json | undefined): json is Row =>
  typeof json === "object" && json !== null && !Array.isArray(json);
const rowsAt = (json: Json | undefined) => (Array.isArray(json) ? json.filter(isRow) : null);
const textOf = (json: Json | undefined) => (typeof json === "string" && json !== "" ? json : null);
const numberOf = (json: Json | undefined) => (typeof json === "number" ? json : null);
const textsAt = (json: Json | undefined) =>
  Array.isArray(json) ? json.filter((each) => typeof each === "string") : [];
