// What somebody looks for, in the address: links to it work, and back and forward lead through it.
import { LONGEST_SEARCH } from "@/ui/fold.ts";
import { isOneOf, SORTS, TREATMENTS, USUAL_SORT, type Finding } from "./finding.ts";
import { slugOf } from "./slug.ts";

/** More values of one filter than this are nobody's wish. */
const MOST_VALUES = 30;
const HIGHEST_PRICE = 100_000;

/** More than the longest place of a clinic comes to. */
const LONGEST_PLACE = 500;
const LANGUAGE = /^[a-z]{2}$/;

/** The keys of DESIGN §12. Each value of a list is a key of its own. */
const KEYS = ["search", "country", "city", "treatment", "language", "maxPrice", "sourced", "sort"] as const;

/** Reads an address. What is broken counts as not there. */
export function readFinding(params: URLSearchParams): Finding {
  const price = params.get("maxPrice") ?? "";
  return {
    search: (params.get("search") ?? "").slice(0, LONGEST_SEARCH),
    countries: valuesOf(params, "country", isPlace),
    cities: valuesOf(params, "city", isPlace),
    treatments: [...new Set(params.getAll("treatment").filter(isOneOf(TREATMENTS)))],
    languages: valuesOf(params, "language", (value) => LANGUAGE.test(value)),
    maxPrice: /^[1-9]\d{0,5}$/.test(price) && Number(price) <= HIGHEST_PRICE ? Number(price) : null,
    sourced: params.get("sourced") === "1",
    sort: [params.get("sort") ?? ""].find(isOneOf(SORTS)) ?? USUAL_SORT,
  };
}

/** The address of what is looked for; keys that are not ours stay as they are in `before`. */
export function writeFinding(finding: Finding, before = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const key of KEYS) params.delete(key);
  if (finding.search !== "") params.set("search", finding.search);
  for (const value of finding.countries) params.append("country", value);
  for (const value of finding.cities) params.append("city", value);
  for (const value of finding.treatments) params.append("treatment", value);
  for (const value of finding.languages) params.append("language", value);
  if (finding.maxPrice !== null) params.set("maxPrice", String(finding.maxPrice));
  if (finding.sourced) params.set("sourced", "1");
  if (finding.sort !== USUAL_SORT) params.set("sort", finding.sort);
  return params;
}

/** Whether a place in the address is spelt as we spell it there. */
function isPlace(value: string): boolean {
  return value !== "" && value.length <= LONGEST_PLACE && slugOf(value) === value;
}

/** The values of a key that are right, each once. */
function valuesOf(params: URLSearchParams, key: string, isRight: (value: string) => boolean): string[] {
  return [...new Set(params.getAll(key).filter(isRight))].slice(0, MOST_VALUES);
}
