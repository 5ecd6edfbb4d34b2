import Papa from "papaparse";
import type { Json } from "@/backend/database.types.ts";
import { unescapeFormulas } from "@/directory/csv/formulas.ts";
import { grouped } from "@/ui/counted.ts";
import { abbreviate, readCell } from "./cells.ts";
import { COLUMNS, KIND_LABELS, kindOf, NOT_IN_FILES, READ_ONLY, type Kind } from "./columns.ts";

/** Line 1 has the column names. */
export interface FileRow {
  line: number;
  /** The line of the file that it comes from; one line may become several rows. */
  fileLine: number;
  about: string;
  cells: Record<string, Json>;
  problem: string | null;
}

export interface ReadFile {
  kind: Kind;
  columns: string[];
  rows: FileRow[];
  notes: string[];
}

const MOST_ROWS = 10_000;
const LONGEST_ROW = 100_000;

export function readCsv(text: string): ReadFile | { problem: string } {
  const [skipped, body] = withoutSeparatorLine(text.replace(/^\u{feff}/u, ""));
  const lines = parseCsv(body, skipped);
  if ("problem" in lines) return lines;
  const [head, ...rest] = lines.records;
  if (!head) return { problem: "The file is empty." };
  const names = head.cells.map((name) => unescapeFormulas(name).trim().toLowerCase());
  const read = readNames(names);
  if ("problem" in read) return read;
  if (rest.length > MOST_ROWS) {
    const most = grouped(MOST_ROWS);
    return { problem: `The file has more than ${most} rows. Split it: at most ${most} at a time.` };
  }
  if (rest.length === 0) return { problem: "There are no rows below the names of the columns." };
  return { ...read, rows: rest.map((record) => readRow(record, names, read)) };
}

export function quoteNames(names: string[]): string {
  const some = names.slice(0, 5).map((name) => `“${abbreviate(name)}”`);
  return some.join(", ") + (names.length > some.length ? ` and ${names.length - some.length} more` : "");
}

/** Excel writes `sep=;` as a first line. */
export function withoutSeparatorLine(text: string): [lines: number, rest: string] {
  const found = /^sep=.\r?\n/.exec(text);
  return found ? [1, text.slice(found[0].length)] : [0, text];
}

export interface Line {
  line: number;
  cells: string[];
}

/** The records of a CSV, each with its line. @param linesBefore how many of the file come before the text */
export function parseCsv(text: string, linesBefore: number): { records: Line[] } | { problem: string } {
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  // Judged by the header alone: texts in rows may contain any separator.
  const delimiter = [",", ";", "\t"].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )[0];
  const records: Line[] = [];
  let problem: string | undefined;
  let line = linesBefore + 1;
  let read = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }, parser) => {
      if (errors.some(({ type }) => type === "Quotes"))
        problem ??= `Line ${line}: a quotation mark is opened or closed in the wrong place, so nobody can tell where its cells end.`;
      if (data.some((cell) => cell.trim() !== "")) records.push({ line, cells: data });
      // One row too many is enough to refuse the file.
      if (problem !== undefined || records.length > MOST_ROWS + 1) parser.abort();
      line += text.slice(read, meta.cursor).match(/\r\n|\n|\r/g)?.length ?? 0;
      read = meta.cursor;
    },
  });
  return problem === undefined ? { records } : { problem };
}

function readNames(names: string[]): Omit<ReadFile, "rows"> | { problem: string } {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    return {
      problem: twice === "" ? "More than one column has no name." : `Two columns are named ${twice}.`,
    };
  const kind = kindOf(names);
  if (!kind) {
    return {
      problem: `The first line must name the columns of clinics, results, prices, reviews, treatments and languages, or contacts. It says: ${abbreviate(names.join(", "))}`,
    };
  }
  const known = Object.keys(COLUMNS[kind]);
  const forbidden = names.find((name) => Object.hasOwn(NOT_IN_FILES, name));
  if (forbidden !== undefined) return { problem: `${forbidden}: ${NOT_IN_FILES[forbidden]}` };
  const unknown = names.filter((name) => !known.includes(name) && !READ_ONLY.includes(name));
  if (unknown.length > 0) {
    return {
      problem: `Files of ${KIND_LABELS[kind].many} have no column ${quoteNames(unknown)}. They can have: ${known.join(", ")}.`,
    };
  }
  const needed = kind === "clinics" ? ["id"] : ["clinic_id"];
  const missing = needed.find((name) => !names.includes(name));
  if (missing !== undefined)
    return { problem: `There is no column ${missing}: it says which clinic each row is about.` };
  const ignored = names.filter((name) => READ_ONLY.includes(name));
  const notes = ignored.map((name) => `${name} is only for reading, so it is not imported.`);
  return { kind, columns: names.filter((name) => known.includes(name)), notes };
}

function readRow(
  { line, cells: written }: Line,
  names: string[],
  { kind, columns }: Omit<ReadFile, "rows">,
): FileRow {
  const cells: Record<string, Json> = {};
  const problems: string[] = [];
  if (written.length !== names.length) {
    problems.push(`It has ${written.length} cells, but there are ${names.length} columns`);
  } else if (written.join("").length > LONGEST_ROW) {
    problems.push("It is longer than anything that can be stored");
  } else {
    for (const name of columns) {
      const read = readCell(
        unescapeFormulas(written[names.indexOf(name)] ?? ""),
        COLUMNS[kind][name] ?? "text",
      );
      if ("problem" in read) problems.push(`${name} ${read.problem}`);
      else cells[name] = read.value;
    }
  }
  const subject = written[names.indexOf(kind === "clinics" ? "id" : "clinic_id")] ?? "";
  return {
    line,
    fileLine: line,
    about: abbreviate(unescapeFormulas(subject).trim()),
    cells,
    problem: problems.length > 0 ? `${problems.join(". ")}.` : null,
  };
}
