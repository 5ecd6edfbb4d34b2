import type { Json } from "@/backend/database.types.ts";

// What visitors sent, as the database tells it to the desk. Read by hand: visitors' forms share
// their one library for shapes, and would carry what the desk alone uses of it.

type Row = Record<string, Json | undefined>;

/** How many there are on a page of a list. */
export const ON_A_PAGE = 20;

/** Twenty of a list, and how many there are of each state. */
export interface SentPage<Listed = unknown> {
  counts: Partial<Record<string, number>>;
  rows: Listed[];
}

/** That something is in the bin. */
export interface Binned {
  at: string;
  /** Null for an account that is gone. */
  by: string | null;
  /** When it goes for good. */
  endsAt: string;
}

/** A proposed clinic in the list. */
export interface ListedSubmission {
  id: string;
  clinicName: string;
  country: string;
  website: string;
  sponsored: boolean;
  createdAt: string;
  reason: string | null;
  clinicId: string | null;
  decidedAt: string | null;
  /** When it goes for good; null for what is not in the bin. */
  binEndsAt: string | null;
}

/** A proposed clinic, and the clinics that look like it. */
export interface Submission extends ListedSubmission {
  state: string;
  /** 1 to 5. */
  satisfaction: number;
  relationship: string;
  additionalInfo: string | null;
  decidedBy: string | null;
  bin: Binned | null;
  similar: SimilarClinic[];
}

/** A clinic that a proposed one may be already, and what speaks for it. */
export interface SimilarClinic {
  id: string;
  name: string;
  /** Cities and countries. */
  places: string[];
  website: string | null;
  published: boolean;
  sameHost: boolean;
  sameName: boolean;
}

/** A report of a wrong figure in the list. */
export interface ListedReport {
  id: string;
  clinicId: string;
  /** Null when the clinic is gone. */
  clinicName: string | null;
  figure: string;
  rightValue: string;
  createdAt: string;
  reason: string | null;
  decidedAt: string | null;
  binEndsAt: string | null;
}

/** A report of a wrong figure. */
export interface Report extends ListedReport {
  state: string;
  sourceUrl: string;
  email: string | null;
  decidedBy: string | null;
  bin: Binned | null;
}

/** A page of a list; null where the answer has another shape. */
export function pageFrom<Listed>(json: Json, listedFrom: (row: Row) => Listed): SentPage<Listed> | null {
  if (!isRow(json) || !isRow(json.counts) || !Array.isArray(json.rows)) return null;
  const counts = Object.entries(json.counts).map(([state, count]) => [state, Number(count)] as const);
  return { counts: Object.fromEntries(counts), rows: rowsIn(json.rows).map(listedFrom) };
}

export function listedSubmission(row: Row): ListedSubmission {
  return {
    id: text(row.id),
    clinicName: text(row.clinic_name),
    country: text(row.country),
    website: text(row.website),
    sponsored: row.sponsored === true,
    createdAt: text(row.created_at),
    reason: maybe(row.reason),
    clinicId: maybe(row.clinic_id),
    decidedAt: maybe(row.decided_at),
    binEndsAt: maybe(row.bin_ends_at),
  };
}

export function submissionFrom(row: Row): Submission {
  return {
    ...listedSubmission(row),
    state: text(row.state),
    satisfaction: Number(row.satisfaction),
    relationship: text(row.relationship),
    additionalInfo: maybe(row.additional_info),
    decidedBy: maybe(row.decided_by),
    bin: binFrom(row),
    similar: rowsIn(row.similar).map(similarFrom),
  };
}

function similarFrom(row: Row): SimilarClinic {
  const places = [row.locations, row.countries].flatMap((list) => (Array.isArray(list) ? list : []));
  return {
    id: text(row.id),
    name: text(row.name),
    places: places.map(text),
    website: maybe(row.website),
    published: row.published === true,
    sameHost: row.same_host === true,
    sameName: row.same_name === true,
  };
}

export function listedReport(row: Row): ListedReport {
  return {
    id: text(row.id),
    clinicId: text(row.clinic_id),
    clinicName: maybe(row.clinic_name),
    figure: text(row.figure),
    rightValue: text(row.right_value),
    createdAt: text(row.created_at),
    reason: maybe(row.reason),
    decidedAt: maybe(row.decided_at),
    binEndsAt: maybe(row.bin_ends_at),
  };
}

export function reportFrom(row: Row): Report {
  return {
    ...listedReport(row),
    state: text(row.state),
    sourceUrl: text(row.source_url),
    email: maybe(row.email),
    decidedBy: maybe(row.decided_by),
    bin: binFrom(row),
    clinicName: isRow(row.clinic) ? text(row.clinic.name) : null,
  };
}

function binFrom(row: Row): Binned | null {
  const [at, endsAt] = [maybe(row.binned_at), maybe(row.bin_ends_at)];
  return at === null || endsAt === null ? null : { at, by: maybe(row.binned_by), endsAt };
}

/** Whether it is an object with names. */
export function isRow(json: Json | undefined): json is Row {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function rowsIn(json: Json | undefined): Row[] {
  return Array.isArray(json) ? json.filter(isRow) : [];
}

function text(json: Json | undefined): string {
  return typeof json === "string" ? json : "";
}

function maybe(json: Json | undefined): string | null {
  return typeof json === "string" ? json : null;
}
