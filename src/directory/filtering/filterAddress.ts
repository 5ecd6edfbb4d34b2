// What somebody looks for, in the address: links to it work, and back and forward lead through it.
import { cutSearch } from "@/ui/fold.ts";
import { isOneOf, SORTS, TREATMENTS, DEFAULT_SORT, type ListFilters } from "./listFilters.ts";
import { slugOf } from "./slug.ts";

/** More values of one filter than this are nobody's wish: the guided start asks for all cities that are near. */
const MOST_VALUES = 100;
const HIGHEST_PRICE = 100_000;

/** More than the longest place of a clinic comes to. */
const LONGEST_PLACE = 500;
const LANGUAGE = /^[a-z]{2}$/;

/** The keys of DESIGN §12. Each value of a list is a key of its own. */
const KEYS = ["search", "country", "city", "treatment", "language", "maxPrice", "sourced", "sort"] as const;

/** Reads an address. What is broken counts as not there. */
export function readFilters(params: URLSearchParams): ListFilters {
  const price = params.get("maxPrice") ?? "";
  return {
    search: truncateSearch(params.get("search") ?? ""),
    countries: valuesOf(params, "country", isPlace),
    cities: valuesOf(params, "city", isPlace),
    treatments: [...new Set(params.getAll("treatment").filter(isOneOf(TREATMENTS)))],
    languages: valuesOf(params, "language", (value) => LANGUAGE.test(value)),
    maxPrice: /^[1-9]\d{0,5}$/.test(price) && Number(price) <= HIGHEST_PRICE ? Number(price) : null,
    sourced: params.get("sourced") === "1",
    sort: [params.get("sort") ?? ""].find(isOneOf(SORTS)) ?? DEFAULT_SORT,
  };
}

/** The address of what is looked for; keys that are not ours stay as they are in `before`. */
export function writeFilters(listFilters: ListFilters, before = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const key of KEYS) params.delete(key);
  if (listFilters.search !== "") params.set("search", listFilters.search);
  for (const value of listFilters.countries) params.append("country", value);
  for (const value of listFilters.cities) params.append("city", value);
  for (const value of listFilters.treatments) params.append("treatment", value);
  for (const value of listFilters.languages) params.append("language", value);
  if (listFilters.maxPrice !== null) params.set("maxPrice", String(listFilters.maxPrice));
  if (listFilters.sourced) params.set("sourced", "1");
  if (listFilters.sort !== DEFAULT_SORT) params.set("sort", listFilters.sort);
  return params;
}

/**
 * The address after somebody changed what they look for. Only what they changed is written: what
 * came into the address since they saw it stays, and so do the words on their way there.
 */
export function mergeFilters(before: URLSearchParams, from: ListFilters, to: ListFilters): URLSearchParams {
  const now = readFilters(before);
  const one = <K extends "search" | "maxPrice" | "sourced" | "sort">(key: K): ListFilters[K] =>
    to[key] === from[key] ? now[key] : to[key];
  return writeFilters(
    {
      ...{ search: one("search"), maxPrice: one("maxPrice"), sourced: one("sourced"), sort: one("sort") },
      countries: changed(now.countries, from.countries, to.countries),
      cities: changed(now.cities, from.cities, to.cities),
      treatments: changed(now.treatments, from.treatments, to.treatments),
      languages: changed(now.languages, from.languages, to.languages),
    },
    before,
  );
}

/** A list without what went away between two others, and with what came. */
function changed<T>(now: T[], from: T[], to: T[]): T[] {
  const kept = now.filter((value) => !from.includes(value) || to.includes(value));
  return [...new Set([...kept, ...to.filter((value) => !from.includes(value))])];
}

/** Whether a place in the address is spelt as we spell it there. */
function isPlace(value: string): boolean {
  return value !== "" && value.length <= LONGEST_PLACE && slugOf(value) === value;
}

/** The values of a key that are right, each once. */
function valuesOf(params: URLSearchParams, key: string, isRight: (value: string) => boolean): string[] {
  return [...new Set(params.getAll(key).filter(isRight))].slice(0, MOST_VALUES);
}
