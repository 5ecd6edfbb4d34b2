import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { randomUuid } from "@/backend/randomUuid.ts";
import { useUnloadWarning } from "@/admin/drafts/useUnloadWarning.ts";
import { grouped } from "@/ui/counted.ts";
import { applyRows, checkRows, dropRows, readAllRows, type Undone } from "./api.ts";
import { readCsv, type ReadFile } from "./csv.ts";
import { decode, LARGEST_FILE } from "./decode.ts";
import { resultsFromHfea } from "./hfeaResults.ts";
import { readHfeaTable, type HfeaTable } from "./hfeaTable.ts";
import { formatChanges, formatNewRow, refusalOf, type RowVerdict } from "./verdicts.ts";

export interface ExplainedRow {
  key: number;
  /** The line of the file. */
  line: number;
  about: string;
  verdict: "add" | "change" | "refused";
  explanation: string;
}

export interface Report {
  id: string;
  file: ReadFile;
  rows: ExplainedRow[];
  added: number;
  changed: number;
  same: number;
  refused: number;
}

export type Import =
  | { step: "waiting" }
  | { step: "unreadable"; name: string; explanation: string }
  | { step: "checking"; name: string; done: number; of?: number }
  | { step: "failed"; name: string; error: unknown }
  | { step: "checked"; name: string; report: Report; error?: unknown }
  | { step: "importing"; name: string; report: Report }
  | { step: "imported"; name: string; report: Report; added: number; changed: number; undone?: Undone };

const importKey = ["import"] as const;
const isWorthKeeping = ({ step }: Import) => ["checking", "checked", "importing"].includes(step);

const WAITING: Import = { step: "waiting" };

let running: AbortController | undefined;

/** Continues while the person visits other admin pages; signing out discards it. */
export function useImport() {
  const queryClient = useQueryClient();
  const { data: state = WAITING } = useQuery<Import>({
    queryKey: importKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  useUnloadWarning(isWorthKeeping(state));
  const setState = (next: Import) => {
    // Removed from the cache by signing out.
    if (queryClient.getQueryCache().find({ queryKey: importKey })) queryClient.setQueryData(importKey, next);
  };

  const cancel = (id?: string) => {
    running?.abort();
    setState(WAITING);
    if (id) void dropRows(id);
  };

  const check = async (file: File) => {
    running?.abort();
    const { signal } = (running = new AbortController());
    const { name } = file;
    setState({ step: "checking", name, done: 0 });
    const read = await readFile(file).catch((error: unknown) => ({ error }));
    if (signal.aborted) return;
    if ("error" in read) return setState({ step: "failed", name, error: read.error });
    if ("problem" in read) return setState({ step: "unreadable", name, explanation: read.problem });
    const id = randomUuid();
    const of = read.rows.length;
    const onProgress = (done: number) => setState({ step: "checking", name, done, of });
    onProgress(0);
    try {
      const verdicts = await checkRows(read, { id, onProgress, signal });
      setState({ step: "checked", name, report: reportOf(id, read, verdicts) });
    } catch (error) {
      if (signal.aborted) void dropRows(id);
      else setState({ step: "failed", name, error });
    }
  };

  const apply = async (name: string, report: Report) => {
    setState({ step: "importing", name, report });
    try {
      const done = await applyRows(report.id, report.file.rows.length);
      setState({ step: "imported", name, report, ...done });
      await queryClient.invalidateQueries();
    } catch (error) {
      setState({ step: "checked", name, report, error });
    }
  };

  const keepUndone = (id: string, undone: Undone) =>
    queryClient.setQueryData<Import>(importKey, (current) =>
      current?.step === "imported" && current.report.id === id ? { ...current, undone } : current,
    );

  return { state, check, apply, cancel, keepUndone };
}

async function readFile(file: File): Promise<ReadFile | { problem: string }> {
  if (file.size > LARGEST_FILE) {
    const megabytes = grouped(Math.round(file.size / 1_000_000));
    return {
      problem: `The file has ${megabytes} MB. Split it: at most ${LARGEST_FILE / 1_000_000} MB at a time.`,
    };
  }
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: "The file could not be read. It may have been moved, or another program holds it." };
  }
  const decoded = decode(bytes);
  if ("problem" in decoded) return decoded;
  const table = readHfeaTable(decoded.text, file.name);
  const read = table ? await asResults(table) : readCsv(decoded.text);
  if ("problem" in read || decoded.note === null) return read;
  return { ...read, notes: [decoded.note, ...read.notes] };
}

const ignoreProgress = () => {};

/** Converts a register's table to rows for the stored clinics and results. @throws BackendError */
async function asResults(table: HfeaTable | { problem: string }): Promise<ReadFile | { problem: string }> {
  if ("problem" in table) return table;
  const clinics = await readAllRows("clinics", ignoreProgress);
  const results = await readAllRows("results", ignoreProgress);
  return resultsFromHfea(table, { clinics, results, today: new Date().toISOString().slice(0, 10) });
}

function reportOf(id: string, file: ReadFile, verdicts: Map<number, RowVerdict>): Report {
  const report: Report = { id, file, rows: [], added: 0, changed: 0, same: 0, refused: 0 };
  const fileLines = new Map(file.rows.map(({ line, fileLine }) => [String(line), String(fileLine)]));
  for (const { line: key, fileLine: line, about, problem, cells } of file.rows) {
    const judged = verdicts.get(key) ?? { verdict: "refused" };
    if (judged.verdict === "same") {
      report.same++;
    } else if (judged.verdict === "add") {
      report.added++;
      report.rows.push({ key, line, about, verdict: "add", explanation: formatNewRow(cells) });
    } else if (judged.verdict === "change") {
      report.changed++;
      report.rows.push({
        key,
        line,
        about,
        verdict: "change",
        explanation: formatChanges(judged.was ?? {}, cells),
      });
    } else {
      report.refused++;
      const explanation = problem ?? refusalOf(judged, fileLines);
      report.rows.push({ key, line, about, verdict: "refused", explanation });
    }
  }
  return report;
}
