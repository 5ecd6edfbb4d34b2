import type { Json } from "@/backend/database.types.ts";
import { cellOf } from "@/directory/csv/cells.ts";
import { abbreviate } from "./cells.ts";

export interface RowVerdict {
  verdict: "add" | "change" | "same" | "refused";
  was?: Record<string, Json> | null;
  /** SQLSTATE, or `import` for problems of the file. */
  state?: string;
  message?: string;
  column?: string | null;
  constraint?: string | null;
}

/** For the first two the column is the number of the other line. */
const FILE_REFUSALS: Record<string, (column: string) => string> = {
  "same-id": (line) => `Line ${line} has the same id.`,
  "same-line": (line) => `Line ${line} says exactly the same.`,
  "fact-stays": () => "A fact stays with its clinic. Leave the id empty to add it to this one.",
  "fact-is-retired": () => "This fact is retired. Bring it back on the clinic’s admin page first.",
  "no-such-fact": () => "There is no fact with this id. Leave the id empty to add a new one.",
};

/** Returns why a row is refused. @param fileLines the line of the file that each row is from */
export function refusalOf(
  { state = "", message = "", column, constraint }: RowVerdict,
  fileLines: ReadonlyMap<string, string> = new Map(),
): string {
  if (state === "import")
    return FILE_REFUSALS[message]?.(fileLines.get(column ?? "") ?? column ?? "") ?? message;
  if (state === "23502") return `${column ?? "A cell"} must not be empty.`;
  if (state.startsWith("22")) return `${column ?? "A cell"} is not what this column takes.`;
  // Check constraints are named after what they require.
  if (constraint) return `Not allowed: ${constraint.replaceAll("_", " ")}.`;
  if (state === "23514" && column) return `${column} is not what this column takes.`;
  return message.endsWith(".") ? message : `${message}.`;
}

const formatCell = (value: Json | undefined) => abbreviate(cellOf(value)) || "nothing";

export function formatChanges(was: Record<string, Json>, cells: Record<string, Json>): string {
  return Object.keys(was)
    .map((column) =>
      // Price lists are compared in a form that differs from the file's.
      column === "fixed_prices"
        ? `${column} → ${formatCell(cells[column])}`
        : `${column}: ${formatCell(was[column])} → ${formatCell(cells[column])}`,
    )
    .join("; ");
}

/** All that a success rate says. */
const MOST_SHOWN = 12;
const LEFT_OUT = /^(id|clinic_id|status|published_by|source_\w+|checked_\w+|note)$/;

export function formatNewRow(cells: Record<string, Json>): string {
  const said = Object.keys(cells)
    .filter((column) => !LEFT_OUT.test(column) && cellOf(cells[column]) !== "")
    .map((column) => `${column}: ${abbreviate(cellOf(cells[column]))}`);
  return `New: ${said.slice(0, MOST_SHOWN).join("; ")}`;
}
