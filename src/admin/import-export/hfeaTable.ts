import { unescapeFormulas } from "@/directory/csv/formulas.ts";
import { abbreviate } from "./cells.ts";
import { parseCsv, withoutSeparatorLine, type Line } from "./csv.ts";

// HFEA's ‘detailed statistics’ have one row per clinic, and in each cell births/cycles started/egg
// collections/embryo transfers.

/** Ages in years, both included; null is open. */
interface AgeBand {
  name: string;
  from: number | null;
  to: number | null;
}

export interface HfeaCount {
  band: AgeBand;
  births: number;
  started_cycle: number;
  retrieval: number;
  transfer: number;
}

export interface HfeaRow {
  line: number;
  /** The clinic's number with the regulator. */
  number: string;
  /** A star marks a number that was inferred from an earlier name. */
  isInferred: boolean;
  name: string;
  year: number;
  counts: HfeaCount[];
  problem: string | null;
}

export interface HfeaTable {
  rows: HfeaRow[];
  ignored: string[];
}

const NUMBER_COLUMN = /^hfea (?:no\.?|number)$/;
/** Ages from 18 to 60 in the name of a column. */
const NAMES_AN_AGE = /\b(?:1[89]|[2-5]\d|60)\b/;
/** But for that of a day or month, such as the download's, and for a year that ends in the next one. */
const YEARS = /(?<!\d[-_.]?)(?:19|20)\d\d(?![-_.]?\d)/g;
const NOT_SHOWN = /^(?:[-–—]|\*+)?$/;

/**
 * From a CSV or a table drawn with bars (|); null for any other file, a problem as a sentence.
 * @param fileName names the year, where no column does: `hfea-2018.csv`
 */
export function readHfeaTable(text: string, fileName: string): HfeaTable | { problem: string } | null {
  const read = linesOf(text.replace(/^\u{feff}/u, ""));
  if ("problem" in read) return null;
  const [head, ...lines] = read.records;
  const names = head?.cells.map(plainName) ?? [];
  const numberAt = names.findIndex((name) => NUMBER_COLUMN.test(name));
  if (numberAt === -1) return null;
  const bands = names.map(bandOf);
  const unknown = names.find((name, index) => !bands[index] && NAMES_AN_AGE.test(name));
  if (unknown !== undefined) return { problem: notABand(unknown) };
  const problem = overlapOf(bands.filter((band) => band !== null));
  if (problem !== null) return { problem };
  const yearAt = names.indexOf("year");
  const [yearOfFile, ...otherYears] = new Set(fileName.match(YEARS));
  if (yearAt === -1 && (!yearOfFile || otherYears.length > 0)) {
    return {
      problem:
        "Which year do these figures cover? Put that year, and no other, in the file name, such as hfea-2018.csv, or add a Year column.",
    };
  }
  const nameAt = names.findIndex((name) => name.startsWith("clinic"));
  const known = new Set([numberAt, nameAt, yearAt]);
  const rows = lines.map(({ line, cells }) => {
    const cell = (index: number) => unescapeFormulas(cells[index] ?? "").trim();
    const year = Number(yearAt === -1 ? yearOfFile : cell(yearAt));
    return rowOf(line, { cells, names, bands, number: cell(numberAt), name: cell(nameAt), year });
  });
  return {
    rows: refuseRepeated(rows),
    ignored: names.filter((_, index) => !bands[index] && !known.has(index)),
  };
}

/** Spreadsheets and web pages put no-break spaces between words. */
function plainName(written: string): string {
  return unescapeFormulas(written).trim().toLowerCase().replaceAll(/\s+/g, " ");
}

function refuseRepeated(rows: HfeaRow[]): HfeaRow[] {
  const firsts = new Map<string, number>();
  return rows.map((row) => {
    const key = `${row.number}/${row.year}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, row.line);
    const repeated = first === undefined ? null : `Line ${first} has the same clinic and year.`;
    return { ...row, problem: row.problem ?? repeated };
  });
}

interface ReadCells {
  cells: string[];
  names: string[];
  bands: (AgeBand | null)[];
  number: string;
  name: string;
  year: number;
}

function rowOf(line: number, { cells, names, bands, number, name, year }: ReadCells): HfeaRow {
  const counts: HfeaCount[] = [];
  const problems: string[] = [];
  const plain = number.replace(/\*$/, "");
  if (cells.length !== names.length)
    problems.push(`It has ${cells.length} cells, but there are ${names.length} columns`);
  else if (!/^\d+$/.test(plain)) problems.push(`“${abbreviate(number)}” is no number of HFEA`);
  if (!Number.isInteger(year)) problems.push("Its year is no number");
  for (const [index, band] of bands.entries()) {
    const written = unescapeFormulas(cells[index] ?? "").trim();
    if (!band || NOT_SHOWN.test(written)) continue;
    const count = countOf(band, written);
    if ("problem" in count) problems.push(count.problem);
    else counts.push(count);
  }
  const problem = problems.length > 0 ? `${problems.join(". ")}.` : null;
  return { line, number: plain, isInferred: plain !== number, name, year, counts, problem };
}

function countOf(band: AgeBand, written: string): HfeaCount | { problem: string } {
  const numbers = /^(\d{1,7})\s*\/\s*(\d{1,7})\s*\/\s*(\d{1,7})\s*\/\s*(\d{1,7})$/
    .exec(written)
    ?.slice(1)
    .map(Number);
  const [births = 0, started_cycle = 0, retrieval = 0, transfer = 0] = numbers ?? [];
  if (!numbers)
    return {
      problem: `${band.name} isn't births/cycles/collections/transfers: “${abbreviate(written)}”`,
    };
  const least = Math.min(started_cycle, retrieval, transfer);
  if (births > least)
    return { problem: `${band.name} has more births than it counts: ${births} of ${least}` };
  if (started_cycle < retrieval)
    return {
      problem: `${band.name} has fewer cycles than egg collections, ${started_cycle} and ${retrieval}: the order is births/cycles/collections/transfers`,
    };
  if (started_cycle + retrieval + transfer === 0)
    return { problem: `${band.name} counts nothing: “${abbreviate(written)}”` };
  return { band, births, started_cycle, retrieval, transfer };
}

/** `under 35`, `35–37`, `43 and over`; null for anything else. */
function bandOf(name: string): AgeBand | null {
  const [, under] = /^under (\d\d)$/.exec(name) ?? [];
  if (under) return { name, from: null, to: Number(under) - 1 };
  const [, from, to] = /^(\d\d) ?[-–] ?(\d\d)$/.exec(name) ?? [];
  if (from && to && from <= to) return { name, from: Number(from), to: Number(to) };
  const [, over] = /^(\d\d) ?(?:and over|\+)$/.exec(name) ?? [];
  return over ? { name, from: Number(over), to: null } : null;
}

function notABand(name: string): string {
  return `“${abbreviate(name)}” is no age band. Write it as under 35, 35–37 or 43 and over.`;
}

function overlapOf(bands: AgeBand[]): string | null {
  if (bands.length === 0) return "It has no column for an age band, such as under 35 or 35–37.";
  const inOrder = bands.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  const index = inOrder.findIndex((band, at) => {
    const next = inOrder[at + 1];
    return next !== undefined && (band.to === null || band.to >= (next.from ?? 0));
  });
  if (index === -1) return null;
  return `The ages of “${inOrder[index]?.name}” and “${inOrder[index + 1]?.name}” overlap.`;
}

function linesOf(text: string): { records: Line[] } | { problem: string } {
  if (!text.trimStart().startsWith("|")) {
    const [skipped, body] = withoutSeparatorLine(text);
    return parseCsv(body, skipped);
  }
  const records = text.split(/\r?\n/).flatMap((written, index): Line[] => {
    const row = written.trim();
    if (!row.startsWith("|") || /^[|\s:-]+$/.test(row)) return [];
    return [
      {
        line: index + 1,
        cells: row
          .replace(/^\||\|$/g, "")
          .split("|")
          .map((cell) => cell.trim()),
      },
    ];
  });
  return { records };
}
