// Reads and writes `/compare?ids=a,b` and `/shortlist?ids=a,b`.
import { isClinicId } from "@/directory/shortlist/shortlist.ts";

export const MAX_COMPARED = 4;

const LONGEST = 10_000;

export interface AddressIds {
  ids: string[];
  isBroken: boolean;
  isRepeated: boolean;
  beyond: number;
}

/** Returns the clinic ids of an address; repeated keys count as one list. */
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

/** Returns the query with some clinics; keys that aren't ours stay. */
export function searchWithIds(ids: readonly string[], before: URLSearchParams): string {
  const params = new URLSearchParams(before);
  params.delete("ids");
  // Keeps commas readable.
  return [ids.length > 0 && `ids=${ids.join(",")}`, params.toString()].filter(Boolean).join("&");
}

export function pathWithIds(page: string, ids: readonly string[]): string {
  return ids.length === 0 ? page : `${page}?${searchWithIds(ids, new URLSearchParams())}`;
}
