// The clinics that an address names: `/compare?ids=a,b` and `/shortlist?ids=a,b`.
import { isClinicId } from "@/directory/shortlist/shortlist.ts";

export const MAX_COMPARED = 4;

/** A link longer than this is nobody's, and not worth the reading. */
const LONGEST = 10_000;

export interface AddressIds {
  /** Each once, as far as there is room. */
  ids: string[];
  /** What is none: it is left out. */
  isBroken: boolean;
  /** Some are named more than once. */
  isRepeated: boolean;
  /** How many found no room. */
  beyond: number;
}

/** Reads the ids of clinics in an address; several keys count as one list. */
export function readIds(params: URLSearchParams, most: number): AddressIds {
  const text = params.getAll("ids").join(",");
  const named = text.slice(0, LONGEST).split(",").filter(Boolean);
  const valid = named.filter(isClinicId);
  const all = [...new Set(valid)];
  return {
    ids: all.slice(0, most),
    isBroken: valid.length < named.length || text.length > LONGEST,
    isRepeated: all.length < valid.length,
    beyond: Math.max(0, all.length - most),
  };
}

/** What a page with some clinics is asked for; keys that are not ours stay as they are in `before`. */
export function searchWithIds(ids: readonly string[], before: URLSearchParams): string {
  const params = new URLSearchParams(before);
  params.delete("ids");
  // Commas as they are, so that people can read the link.
  return [ids.length > 0 && `ids=${ids.join(",")}`, params.toString()].filter(Boolean).join("&");
}

/** The address of a page with some clinics. */
export function pathWithIds(page: string, ids: readonly string[]): string {
  return ids.length === 0 ? page : `${page}?${searchWithIds(ids, new URLSearchParams())}`;
}
