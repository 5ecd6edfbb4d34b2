import { truncateSearch } from "@/ui/fold.ts";
import {
  DEFAULT_SORT,
  isOneOf,
  NO_FILTERS,
  SORTS,
  SWITCHES,
  TREATMENTS,
  type ListFilters,
} from "./listFilters.ts";
import { slugOf } from "./slug.ts";
import { HIGHEST_PRICE } from "./typedPrice.ts";

/** Enough for the guided start, which lists all cities nearby. */
const MOST_VALUES = 100;

const LONGEST_PLACE = 500;
const LANGUAGE = /^[a-z]{2}$/;

/** The keys of the list's address; lists repeat theirs. */
const KEYS = [
  "search",
  "country",
  "city",
  "treatment",
  "spoken",
  "language",
  "maxPrice",
  ...SWITCHES,
  "sort",
];

export function readFilters(params: URLSearchParams): ListFilters {
  const price = params.get("maxPrice") ?? "";
  const listFilters: ListFilters = {
    ...NO_FILTERS,
    search: truncateSearch(params.get("search") ?? ""),
    countries: placesOf(params, "country"),
    cities: placesOf(params, "city"),
    treatments: [...new Set(params.getAll("treatment").filter(isOneOf(TREATMENTS)))],
    spoken: valuesOf(params, "spoken", (value) => LANGUAGE.test(value)),
    languages: valuesOf(params, "language", (value) => LANGUAGE.test(value)),
    maxPrice: /^[1-9]\d{0,5}$/.test(price) && Number(price) <= HIGHEST_PRICE ? Number(price) : null,
    sort: [params.get("sort") ?? ""].find(isOneOf(SORTS)) ?? DEFAULT_SORT,
  };
  for (const key of SWITCHES) listFilters[key] = params.get(key) === "1";
  return listFilters;
}

/** Writes filters into an address; keys that aren't ours stay. */
export function writeFilters(listFilters: ListFilters, before = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const key of KEYS) params.delete(key);
  if (listFilters.search !== "") params.set("search", listFilters.search);
  for (const value of listFilters.countries) params.append("country", value);
  for (const value of listFilters.cities) params.append("city", value);
  for (const value of listFilters.treatments) params.append("treatment", value);
  for (const value of listFilters.spoken) params.append("spoken", value);
  for (const value of listFilters.languages) params.append("language", value);
  if (listFilters.maxPrice !== null) params.set("maxPrice", String(listFilters.maxPrice));
  for (const key of SWITCHES) if (listFilters[key]) params.set(key, "1");
  if (listFilters.sort !== DEFAULT_SORT) params.set("sort", listFilters.sort);
  return params;
}

/** Applies only what changed between two states, so that newer changes and typed text survive. */
export function mergeFilters(before: URLSearchParams, from: ListFilters, to: ListFilters): URLSearchParams {
  const now = readFilters(before);
  const one = <K extends "search" | "maxPrice" | "sort">(key: K): ListFilters[K] =>
    to[key] === from[key] ? now[key] : to[key];
  const merged = {
    ...now,
    ...{ search: one("search"), maxPrice: one("maxPrice"), sort: one("sort") },
    countries: changed(now.countries, from.countries, to.countries),
    cities: changed(now.cities, from.cities, to.cities),
    treatments: changed(now.treatments, from.treatments, to.treatments),
    spoken: changed(now.spoken, from.spoken, to.spoken),
    languages: changed(now.languages, from.languages, to.languages),
  };
  for (const key of SWITCHES) if (to[key] !== from[key]) merged[key] = to[key];
  return writeFilters(merged, before);
}

function changed<T>(now: T[], from: T[], to: T[]): T[] {
  const kept = now.filter((value) => !from.includes(value) || to.includes(value));
  return [...new Set([...kept, ...to.filter((value) => !from.includes(value))])];
}

/** However somebody wrote them. */
function placesOf(params: URLSearchParams, key: string): string[] {
  const places = params.getAll(key).filter((place) => place.length <= LONGEST_PLACE);
  return unique(places.map(slugOf).filter((slug) => slug !== ""));
}

function valuesOf(params: URLSearchParams, key: string, isRight: (value: string) => boolean): string[] {
  return unique(params.getAll(key).filter(isRight));
}

const unique = (values: string[]) => [...new Set(values)].slice(0, MOST_VALUES);
