export type Columns = Record<string, unknown>;

export interface Change {
  id: number;
  at: string;
  by: string;
  action: "insert" | "update" | "delete";
  relation: string;
  rowName: string | null;
  clinicId: string | null;
  /** Null if the clinic is gone. */
  clinicName: string | null;
  before: Columns | null;
  after: Columns | null;
  isCut: boolean;
  restores: number | null;
  canRestore: boolean;
}

/** Undefined where there was no row. */
export interface ChangedField {
  column: string;
  before: unknown;
  after: unknown;
}

/** UUIDs mean nothing to people; a clinic's id is part of its address. */
const NUMBERS = /^[\da-f]{8}-[\da-f]{4}-/;

export function changedFields({ before, after }: Pick<Change, "before" | "after">): ChangedField[] {
  const columns = Object.entries({ ...before, ...after })
    .filter(([, value]) => (before === null || after === null ? !NUMBERS.test(String(value)) : true))
    .map(([column]) => column);
  return columns
    .map((column) => ({ column, before: before?.[column], after: after?.[column] }))
    .filter(({ before: was, after: is }) => !isEmptyValue(was) || !isEmptyValue(is));
}

export function isEmptyValue(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
