import type { Json } from "@/backend/database.types.ts";

// Parsed by hand: a schema would move zod features that only the administration uses into the chunk of the
// visitors' forms.

type Row = Record<string, Json | undefined>;

export const ON_A_PAGE = 20;

/** One page, with the totals per state. */
export interface SentPage<Listed = unknown> {
  counts: Partial<Record<string, number>>;
  rows: Listed[];
}

export interface Binned {
  at: string;
  /** Null if the account is gone. */
  by: string | null;
  /** When it is deleted for good. */
  endsAt: string;
}

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
  binEndsAt: string | null;
}

export interface Submission extends ListedSubmission {
  state: string;
  satisfaction: number;
  relationship: string;
  additionalInfo: string | null;
  decidedBy: string | null;
  bin: Binned | null;
  similar: SimilarClinic[];
}

export interface SimilarClinic {
  id: string;
  name: string;
  places: string[];
  website: string | null;
  published: boolean;
  sameHost: boolean;
  sameName: boolean;
}

export interface ListedReport {
  id: string;
  clinicId: string;
  /** Null if the clinic is gone. */
  clinicName: string | null;
  figure: string;
  rightValue: string;
  createdAt: string;
  reason: string | null;
  decidedAt: string | null;
  binEndsAt: string | null;
}

export interface Report extends ListedReport {
  state: string;
  sourceUrl: string;
  email: string | null;
  decidedBy: string | null;
  bin: Binned | null;
}

/** Returns a page of a list; null for an unknown shape. */
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
