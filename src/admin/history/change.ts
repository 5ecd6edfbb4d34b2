/** The columns of a row, as the history keeps them. */
export type Columns = Record<string, unknown>;

/** One change that somebody of the desk made. */
export interface Change {
  id: number;
  /** ISO instant. */
  at: string;
  by: string;
  action: "insert" | "update" | "delete";
  /** The table. */
  relation: string;
  rowName: string | null;
  clinicId: string | null;
  /** Null where the clinic is gone. */
  clinicName: string | null;
  before: Columns | null;
  after: Columns | null;
  /** Whether long texts are cut in `before` and `after`. */
  isCut: boolean;
  /** The earlier change that this one took back. */
  restores: number | null;
  canRestore: boolean;
}

/** What is shown of one column: its value before and after; undefined where there was no row. */
export interface ChangedField {
  column: string;
  before: unknown;
  after: unknown;
}

/** Numbers of rows, which tell people nothing; a clinic's own id is part of its address. */
const NUMBERS = /^[\da-f]{8}-[\da-f]{4}-/;

/** What changed, column by column. Of a new or deleted row only what says something. */
export function changedFields({ before, after }: Pick<Change, "before" | "after">): ChangedField[] {
  const columns = Object.entries({ ...before, ...after })
    .filter(([, value]) => (before === null || after === null ? !NUMBERS.test(String(value)) : true))
    .map(([column]) => column);
  return columns
    .map((column) => ({ column, before: before?.[column], after: after?.[column] }))
    .filter(({ before: was, after: is }) => !isEmptyValue(was) || !isEmptyValue(is));
}

/** Whether a value has nothing to show: missing, null, or an empty text or list. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
