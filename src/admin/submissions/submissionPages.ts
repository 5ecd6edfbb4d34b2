import type { Json } from "@/backend/database.types.ts";

// By hand: a schema would move the administration's part of zod into the chunk of the visitors' forms.

type Row = Record<string, Json | undefined>;

export const PAGE_SIZE = 20;

export interface InboxPage<Listed = unknown> {
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

export function pageFrom<Listed>(json: Json, listedFrom: (row: Row) => Listed): InboxPage<Listed> | null {
  if (!isRow(json) || !isRow(json.counts) || !Array.isArray(json.rows)) return null;
  const counts = Object.entries(json.counts).map(([state, count]) => [state, Number(count)] as const);
  return { counts: Object.fromEntries(counts), rows: rowsIn(json.rows).map(listedFrom) };
}

export function listedSubmission(row: Row): ListedSubmission {
  return {
    id: textOrEmpty(row.id),
    clinicName: textOrEmpty(row.clinic_name),
    country: textOrEmpty(row.country),
    website: textOrEmpty(row.website),
    sponsored: row.sponsored === true,
    createdAt: textOrEmpty(row.created_at),
    reason: textOrNull(row.reason),
    clinicId: textOrNull(row.clinic_id),
    decidedAt: textOrNull(row.decided_at),
    binEndsAt: textOrNull(row.bin_ends_at),
  };
}

export function submissionFrom(row: Row): Submission {
  return {
    ...listedSubmission(row),
    state: textOrEmpty(row.state),
    satisfaction: Number(row.satisfaction),
    relationship: textOrEmpty(row.relationship),
    additionalInfo: textOrNull(row.additional_info),
    decidedBy: textOrNull(row.decided_by),
    bin: binFrom(row),
    similar: rowsIn(row.similar).map(similarFrom),
  };
}

function similarFrom(row: Row): SimilarClinic {
  const places = [row.locations, row.countries].flatMap((list) => (Array.isArray(list) ? list : []));
  return {
    id: textOrEmpty(row.id),
    name: textOrEmpty(row.name),
    places: places.map(textOrEmpty),
    website: textOrNull(row.website),
    published: row.published === true,
    sameHost: row.same_host === true,
    sameName: row.same_name === true,
  };
}

export function listedReport(row: Row): ListedReport {
  return {
    id: textOrEmpty(row.id),
    clinicId: textOrEmpty(row.clinic_id),
    clinicName: textOrNull(row.clinic_name),
    figure: textOrEmpty(row.figure),
    rightValue: textOrEmpty(row.right_value),
    createdAt: textOrEmpty(row.created_at),
    reason: textOrNull(row.reason),
    decidedAt: textOrNull(row.decided_at),
    binEndsAt: textOrNull(row.bin_ends_at),
  };
}

export function reportFrom(row: Row): Report {
  return {
    ...listedReport(row),
    state: textOrEmpty(row.state),
    sourceUrl: textOrEmpty(row.source_url),
    email: textOrNull(row.email),
    decidedBy: textOrNull(row.decided_by),
    bin: binFrom(row),
    clinicName: isRow(row.clinic) ? textOrEmpty(row.clinic.name) : null,
  };
}

function binFrom(row: Row): Binned | null {
  const [at, endsAt] = [textOrNull(row.binned_at), textOrNull(row.bin_ends_at)];
  return at === null || endsAt === null ? null : { at, by: textOrNull(row.binned_by), endsAt };
}

export function isRow(json: Json | undefined): json is Row {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function rowsIn(json: Json | undefined): Row[] {
  return Array.isArray(json) ? json.filter(isRow) : [];
}

function textOrEmpty(json: Json | undefined): string {
  return typeof json === "string" ? json : "";
}

function textOrNull(json: Json | undefined): string | null {
  return typeof json === "string" ? json : null;
}
