import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import type { Json } from "@/backend/database.types.ts";
import type { Kind } from "./columns.ts";
import type { ReadFile } from "./csv.ts";
import { splitIntoBatches } from "./splitIntoBatches.ts";
import type { RowVerdict } from "./verdicts.ts";

/** Pages continue after the last id; this sorts before any. */
const BEFORE_ALL: Record<Kind, string> = {
  clinics: "",
  results: "00000000-0000-0000-0000-000000000000",
  prices: "00000000-0000-0000-0000-000000000000",
  reviews: "00000000-0000-0000-0000-000000000000",
  services: "00000000-0000-0000-0000-000000000000",
  contacts: "00000000-0000-0000-0000-000000000000",
};

type ExportedRow = Record<string, Json | undefined> & { id: string };

/** @param onProgress receives the number of rows so far. @throws BackendError */
export async function readAllRows(kind: Kind, onProgress: (rows: number) => void): Promise<ExportedRow[]> {
  const rows: ExportedRow[] = [];
  for (let after = BEFORE_ALL[kind]; ; after = rows.at(-1)?.id ?? after) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins after the last row of the one before
    const page = rowsIn(dataOf(await adminClient.rpc("export_rows", { p_kind: kind, p_after: after })));
    if (page.length === 0) return rows;
    rows.push(...page);
    onProgress(rows.length);
  }
}

function isExportedRow(row: Json): row is ExportedRow {
  return typeof row === "object" && row !== null && !Array.isArray(row) && typeof row.id === "string";
}

function rowsIn(json: Json): ExportedRow[] {
  if (Array.isArray(json) && json.every(isExportedRow)) return json;
  throw new BackendError("The answer came in an unknown shape", 200, json);
}

function isVerdict(answer: unknown): answer is RowVerdict {
  return typeof answer === "object" && answer !== null && "verdict" in answer;
}

interface CheckOptions {
  /** Identifies the check; the same for all its batches. */
  id: string;
  onProgress: (rows: number) => void;
  signal: AbortSignal;
}

/** @returns a verdict per row that could be sent, by line. @throws BackendError, or the reason of `signal` */
export async function checkRows(
  { kind, columns, rows }: ReadFile,
  { id, onProgress, signal }: CheckOptions,
): Promise<Map<number, RowVerdict>> {
  const verdicts = new Map<number, RowVerdict>();
  const sound = rows.filter(({ problem }) => problem === null);
  for (const batch of splitIntoBatches(sound)) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- a later line may repeat an earlier one
    const answer = await adminClient
      .rpc("check_import", {
        p_import: id,
        p_kind: kind,
        p_columns: columns,
        p_rows: batch.map(({ line, cells }) => ({ line, cells })),
      })
      .abortSignal(signal);
    signal.throwIfAborted();
    const answers: unknown = dataOf(answer);
    if (!Array.isArray(answers) || answers.length !== batch.length || !answers.every(isVerdict)) {
      throw new BackendError("The answer came in an unknown shape", answer.status, answers);
    }
    for (const [index, { line }] of batch.entries()) {
      const verdict = answers[index];
      if (verdict) verdicts.set(line, verdict);
    }
    onProgress(verdicts.size);
  }
  return verdicts;
}

/** Safe to repeat after a lost answer. @throws BackendError */
export async function applyRows(id: string, lines: number): Promise<{ added: number; changed: number }> {
  const done = dataOf(await adminClient.rpc("apply_import", { p_import: id, p_lines: lines }));
  if (typeof done === "object" && done !== null && !Array.isArray(done)) {
    return { added: Number(done.added), changed: Number(done.changed) };
  }
  throw new BackendError("The answer came in an unknown shape", 200, done);
}

/** Also happens by itself after a day. */
export async function dropRows(id: string): Promise<void> {
  await adminClient.rpc("drop_import", { p_import: id });
}

export interface ChangedSince {
  clinic: string | null;
  row: string | null;
}

/** Where any was changed since, nothing was undone. */
export interface Undone {
  removed: number;
  restored: number;
  changed: ChangedSince[];
}

/** @throws BackendError */
async function undoImport(id: string): Promise<Undone> {
  const answer = await adminClient.rpc("undo_import", { p_import: id });
  const done: unknown = dataOf(answer);
  if (isUndone(done)) return done;
  throw new BackendError("The answer came in an unknown shape", answer.status, done);
}

function isUndone(answer: unknown): answer is Undone {
  return (
    typeof answer === "object" && answer !== null && "changed" in answer && Array.isArray(answer.changed)
  );
}

/**
 * Refetches everything, since figures are on every page.
 * @param onAnswer is called even when the page was left meanwhile
 */
export function useUndoImport(onAnswer: (done: Undone) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: undoImport,
    onSuccess: onAnswer,
    onSettled: () => queryClient.invalidateQueries(),
  });
}
