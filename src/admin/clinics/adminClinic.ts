import type { Json } from "@/backend/database.types.ts";
import { isDueForCheck } from "@/directory/facts/freshness.ts";
import { fold, MAX_SEARCH_LENGTH } from "@/ui/fold.ts";

export interface AdminClinic {
  id: string;
  name: string;
  countries: string[];
  locations: string[];
  published: boolean;
  mergedInto: string | null;
  votes: number;
  /** Sourced and not retired. */
  facts: number;
  /** As `2026-11-22`. */
  oldestCheck: string | null;
  missing: Missing[];
}

export const MISSING = ["price", "result", "language", "treatment", "contact", "website"] as const;
export type Missing = (typeof MISSING)[number];

export const MISSING_LABELS: Record<Missing, string> = {
  price: "price",
  result: "success rate",
  language: "spoken languages",
  treatment: "treatments",
  contact: "telephone or e\u2011mail",
  website: "website",
};

export const STATUS_FILTERS = [
  ["all", "All clinics"],
  ["published", "Published"],
  ["unpublished", "Unpublished"],
  ["without-facts", "Without facts"],
  ["no-price", "Without a price"],
  ["no-result", "Without a success rate"],
  ["no-language", "Without spoken languages"],
  ["no-treatment", "Without treatments"],
  ["no-contact", "Without telephone and e-mail"],
  ["no-website", "Without a website"],
  ["incomplete", "With anything missing"],
  ["old-facts", "Facts checked over a year ago"],
  ["to-check", "Not checked within a year"],
] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number][0];

export function missingIn(show: StatusFilter): Missing | undefined {
  return MISSING.find((missing) => show === `no-${missing}`);
}

export function readStatusFilter(text: string | null): StatusFilter {
  return STATUS_FILTERS.find(([show]) => show === text)?.[0] ?? "all";
}

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
    missing: MISSING.filter((missing) => textsOf(row.missing).includes(missing)),
  };
}

function textsOf(json: Json | undefined): string[] {
  return Array.isArray(json) ? json.filter((text) => typeof text === "string") : [];
}

/** Whether a source should be read again. @param today as `2026-11-22` */
export function isOldCheck({ oldestCheck }: AdminClinic, today: string): boolean {
  return oldestCheck !== null && isDueForCheck(oldestCheck, today);
}

/** Whether no source was ever read, or one should be read again. @param today as `2026-11-22` */
export function isToCheck(clinic: AdminClinic, today: string): boolean {
  return clinic.oldestCheck === null || isOldCheck(clinic, today);
}

const searchTexts = new WeakMap<AdminClinic, string>();

function searchTextOf(clinic: AdminClinic): string {
  const known = searchTexts.get(clinic);
  if (known !== undefined) return known;
  const haystack = fold([clinic.id, clinic.name, ...clinic.locations, ...clinic.countries].join("\n"));
  searchTexts.set(clinic, haystack);
  return haystack;
}

/** Ignores accents. Filters that list work start with clinics never checked. @param today as `2026-11-22` */
export function findClinics(
  clinics: AdminClinic[],
  { term, show }: { term: string; show: StatusFilter },
  today: string,
): AdminClinic[] {
  const words = fold(term.slice(0, MAX_SEARCH_LENGTH)).split(/\s+/).filter(Boolean);
  const found = clinics.filter(
    (clinic) =>
      matchesStatus(clinic, show, today) && words.every((word) => searchTextOf(clinic).includes(word)),
  );
  if (!["old-facts", "to-check", "incomplete"].includes(show) && missingIn(show) === undefined) return found;
  return found.toSorted((a, b) => (a.oldestCheck ?? "").localeCompare(b.oldestCheck ?? ""));
}

function matchesStatus(clinic: AdminClinic, show: StatusFilter, today: string): boolean {
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
      return clinic.published && isOldCheck(clinic, today);
    case "to-check":
      return clinic.published && isToCheck(clinic, today);
    case "incomplete":
      return clinic.published && clinic.missing.length > 0;
    default:
      return clinic.published && clinic.missing.some((missing) => show === `no-${missing}`);
  }
}
