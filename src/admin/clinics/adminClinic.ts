import type { Json } from "@/backend/database.types.ts";
import { isCheckedLongAgo } from "@/directory/facts/freshness.ts";
import { fold, MAX_SEARCH_LENGTH } from "@/ui/fold.ts";

/** A clinic in the desk's list. */
export interface AdminClinic {
  id: string;
  name: string;
  countries: string[];
  locations: string[];
  published: boolean;
  /** The id of the clinic that this one turned out to be. */
  mergedInto: string | null;
  votes: number;
  /** Facts with a source that are in force. */
  facts: number;
  /** The day on which the oldest of them was checked, as `2026-11-22`. */
  oldestCheck: string | null;
}

/** The filters of the list, with their words. */
export const SHOWS = [
  ["all", "All clinics"],
  ["published", "Published"],
  ["unpublished", "Unpublished"],
  ["without-facts", "Without facts"],
  ["old-facts", "Facts checked over two years ago"],
] as const;
export type Show = (typeof SHOWS)[number][0];

/** Which clinics a filter shows; an unknown one shows all. */
export function showOf(text: string | null): Show {
  return SHOWS.find(([show]) => show === text)?.[0] ?? "all";
}

/** The database's answer as clinics by name; null where it has another shape. */
export function adminClinicsFromJson(json: Json): AdminClinic[] | null {
  if (!Array.isArray(json)) return null;
  const byName = new Intl.Collator("en");
  return json.flatMap((row) => clinicFrom(row) ?? []).toSorted((a, b) => byName.compare(a.name, b.name));
}

function clinicFrom(row: Json | undefined): AdminClinic | null {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return null;
  const { id, name, merged_into: mergedInto, oldest } = row;
  if (typeof id !== "string" || typeof name !== "string") return null;
  return {
    id,
    name,
    countries: textsOf(row.countries),
    locations: textsOf(row.locations),
    published: row.published === true,
    mergedInto: typeof mergedInto === "string" ? mergedInto : null,
    votes: Number(row.votes),
    facts: Number(row.facts),
    oldestCheck: typeof oldest === "string" ? oldest : null,
  };
}

function textsOf(json: Json | undefined): string[] {
  return Array.isArray(json) ? json.filter((text) => typeof text === "string") : [];
}

const haystacks = new WeakMap<AdminClinic, string>();

function haystackOf(clinic: AdminClinic): string {
  const known = haystacks.get(clinic);
  if (known !== undefined) return known;
  const haystack = fold([clinic.id, clinic.name, ...clinic.locations, ...clinic.countries].join("\n"));
  haystacks.set(clinic, haystack);
  return haystack;
}

/**
 * The clinics that a filter shows and in which every word of the term stands in the id, the name
 * or a place, whatever its accents.
 *
 * @param today as `2026-11-22`
 */
export function findClinics(
  clinics: AdminClinic[],
  { term, show }: { term: string; show: Show },
  today: string,
): AdminClinic[] {
  const words = fold(term.slice(0, MAX_SEARCH_LENGTH)).split(/\s+/).filter(Boolean);
  return clinics.filter(
    (clinic) => isShown(clinic, show, today) && words.every((word) => haystackOf(clinic).includes(word)),
  );
}

function isShown(clinic: AdminClinic, show: Show, today: string): boolean {
  switch (show) {
    case "all":
      return true;
    case "published":
      return clinic.published;
    case "unpublished":
      return !clinic.published;
    case "without-facts":
      return clinic.facts === 0 && clinic.mergedInto === null;
    case "old-facts":
      return clinic.oldestCheck !== null && isCheckedLongAgo(clinic.oldestCheck, today);
  }
}
