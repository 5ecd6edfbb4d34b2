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
  if (constraint) return `Required: ${constraint.replaceAll("_", " ")}.`;
  if (state === "23514" && column) return `${column} is not what this column takes.`;
  return message.endsWith(".") ? message : `${message}.`;
}

export function formatChanges(was: Record<string, Json>, cells: Record<string, Json>): string {
  return Object.keys(was)
    .map((column) => {
      const before = cellOf(column === "fixed_prices" ? priceList(was[column]) : was[column]);
      return `${column}: ${formatChange(before, cellOf(cells[column]))}`;
    })
    .join("; ");
}

/** Price lists are compared as pairs, in their order. */
function priceList(pairs: Json | undefined): Json | undefined {
  return Array.isArray(pairs) ? Object.fromEntries(pairs.filter(isPair)) : pairs;
}

const isPair = (value: Json): value is [string, Json] => Array.isArray(value) && typeof value[0] === "string";

const SHOWN_BEFORE_DIFFERENCE = 15;

function formatChange(was: string, is: string): string {
  const [before, after] = [was, is].map((text) => abbreviate(text) || "nothing");
  if (before !== after || was === is) return `${before} → ${after}`;
  let at = 0;
  while (was[at] === is[at]) at++;
  const around = (text: string) => `…${abbreviate(text.slice(at - SHOWN_BEFORE_DIFFERENCE))}`;
  return `${around(was)} → ${around(is)}`;
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
