import type { Json } from "@/backend/database.types.ts";
import { cellOf } from "@/directory/csv/cells.ts";
import { short } from "./cells.ts";

/** What the database says of a row: what it would do, or why it is refused. */
export interface Verdict {
  verdict: "add" | "change" | "same" | "refused";
  /** What changes, as it is now. */
  was?: Record<string, Json> | null;
  /** Postgres' code of the error, or `import` where it is one of a file. */
  state?: string;
  message?: string;
  column?: string | null;
  constraint?: string | null;
}

/** Refusals of ours, by their message; the column of the first two is the other line. */
const OF_A_FILE: Record<string, (column: string) => string> = {
  "same-id": (line) => `Line ${line} has the same id.`,
  "same-line": (line) => `Line ${line} says exactly the same.`,
  "fact-stays": () => "A fact stays with its clinic. Leave the id empty to add it to this one.",
  "fact-is-retired": () => "This fact is retired. Bring it back at the clinic’s page of the desk first.",
  "no-such-fact": () => "There is no fact with this id. Leave the id empty to add a new one.",
};

/** Why a row is refused, in a sentence. @param fileLines the line of the file that each row is from */
export function refusalOf(
  { state = "", message = "", column, constraint }: Verdict,
  fileLines: ReadonlyMap<string, string> = new Map(),
): string {
  if (state === "import") return OF_A_FILE[message]?.(fileLines.get(column ?? "") ?? column ?? "") ?? message;
  if (state === "23502") return `${column ?? "A cell"} must not be empty.`;
  if (state.startsWith("22")) return `${column ?? "A cell"} is not what this column takes.`;
  // The names of the checks say what they ask for.
  if (constraint) return `Not allowed: ${constraint.replaceAll("_", " ")}.`;
  if (state === "23514" && column) return `${column} is not what this column takes.`;
  return message.endsWith(".") ? message : `${message}.`;
}

const inWords = (value: Json | undefined) => short(cellOf(value)) || "nothing";

/** `name: Reprofit → Reprofit International; established: nothing → 1999`. */
export function formatChanges(was: Record<string, Json>, cells: Record<string, Json>): string {
  return Object.keys(was)
    .map((column) =>
      // A price list is compared in another form than it is written.
      column === "fixed_prices"
        ? `${column} → ${inWords(cells[column])}`
        : `${column}: ${inWords(was[column])} → ${inWords(cells[column])}`,
    )
    .join("; ");
}

/** What is known by itself beside a new row: not what it is about, and not where it was read. */
const LEFT_OUT = /^(id|clinic_id|status|published_by|source_\w+|checked_\w+|note)$/;

/** `New: ivf_cycle, 2900, EUR, cycle`. */
export function formatNewRow(cells: Record<string, Json>): string {
  const said = Object.keys(cells)
    .filter((column) => !LEFT_OUT.test(column))
    .map((column) => cellOf(cells[column]))
    .filter((cell) => cell !== "");
  return `New: ${said.slice(0, 6).map(short).join(", ")}`;
}
