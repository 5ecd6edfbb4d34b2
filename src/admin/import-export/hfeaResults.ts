import type { Json } from "@/backend/database.types.ts";
import { listed } from "@/ui/listed.ts";
import { abbreviate } from "./cells.ts";
import { COLUMNS } from "./columns.ts";
import { quoteNames, type FileRow, type ReadFile } from "./csv.ts";
import type { HfeaCount, HfeaRow, HfeaTable } from "./hfeaTable.ts";

type Cells = Record<string, Json>;
type StoredRow = Record<string, Json | undefined>;

interface Stored {
  clinics: StoredRow[];
  /** Success rates in force. */
  results: StoredRow[];
  /** As `2026-11-25`. */
  today: string;
}

const DENOMINATORS = ["started_cycle", "retrieval", "transfer"] as const;
/** More rows than one line of the table gives. */
const ROWS_OF_A_LINE = 1000;

const NOTE =
  "HFEA advises against league tables: in small clinics, chance moves the rate a lot. It doesn't say whether cycles with tested embryos are included. Imported from a table of these figures, not read on HFEA’s page.";

/** Per started cycle, egg collection and transfer where there was any, with fresh own eggs. Updates rows stored already. */
export function resultsFromHfea(table: HfeaTable, stored: Stored): ReadFile {
  const known = new Map(stored.results.map((row) => [keyOf(row), row]));
  const empty = table.rows.filter(isEmpty).map(nameOf);
  const rows = table.rows.flatMap((row) => {
    if (isEmpty(row)) return [];
    const clinics = clinicsNumbered(row.number, stored.clinics);
    const [clinic] = clinics;
    if (row.problem !== null || clinic === undefined || clinics.length > 1) return [refused(row, clinics)];
    return row.counts.flatMap((count, band) =>
      DENOMINATORS.filter((denominator) => count[denominator] > 0).map((denominator, index): FileRow => {
        const cells = cellsOf(row, { clinic, count, denominator, today: stored.today });
        return {
          line: row.line * ROWS_OF_A_LINE + band * DENOMINATORS.length + index,
          fileLine: row.line,
          about: `${abbreviate(`${clinic}, ${count.band.name}`)}${row.name && ` (in the file: ${abbreviate(row.name)})`}`,
          cells: asStored(cells, known.get(keyOf(cells))),
          problem: null,
        };
      }),
    );
  });
  const read = table.rows.filter((row) => row.problem === null && !isEmpty(row));
  const years = [...new Set(read.map(({ year }) => `${year}`))].toSorted();
  const inferred = [...new Set(read.filter((row) => row.isInferred).map(nameOf))];
  const notes = [
    `Read as HFEA’s detailed statistics${years.length > 0 ? ` of ${listed(years)}` : ""}: births per started cycle, egg collection and embryo transfer, fresh embryos of the patient’s own eggs.`,
    ...(inferred.length > 0
      ? [
          `Their number has a star, so somebody inferred it. Open their page before you import: ${quoteNames(inferred)}.`,
        ]
      : []),
    ...(empty.length > 0 ? [`Shows no figures: ${quoteNames([...new Set(empty)])}.`] : []),
    ...(table.ignored.length > 0 ? [`Not imported: ${table.ignored.join(", ")}.`] : []),
  ];
  return { kind: "results", columns: Object.keys(COLUMNS.results), rows, notes };
}

const nameOf = ({ number, name }: HfeaRow) => name || number;

function isEmpty({ problem, counts }: HfeaRow): boolean {
  return problem === null && counts.length === 0;
}

/** Numbers are those of a country's own register. A clinic that was merged into another keeps its number. */
function clinicsNumbered(number: string, clinics: StoredRow[]): string[] {
  const british = clinics.filter(
    ({ register_number: its, countries }) =>
      its === number && Array.isArray(countries) && countries.includes("United Kingdom"),
  );
  const published = british.filter((clinic) => clinic.published === true);
  return (published.length > 0 ? published : british).flatMap(({ id }) => (typeof id === "string" ? id : []));
}

function refused({ line, number, name, problem }: HfeaRow, clinics: string[]): FileRow {
  return {
    ...{ line: line * ROWS_OF_A_LINE, fileLine: line, cells: {} },
    about: abbreviate(name || number),
    problem:
      problem ??
      (clinics.length === 0
        ? `No clinic of the United Kingdom here has the register number ${number}. Add it first, with that number.`
        : `More than one clinic here has the register number ${number}: ${clinics.join(", ")}. Correct one of them first.`),
  };
}

interface Counted {
  clinic: string;
  count: HfeaCount;
  denominator: (typeof DENOMINATORS)[number];
  today: string;
}

function cellsOf({ number, year }: HfeaRow, { clinic, count, denominator, today }: Counted): Cells {
  const n = count[denominator];
  return {
    ...{ id: null, clinic_id: clinic, country: null, outcome: "live_birth", denominator, eggs: "own" },
    ...{ embryos: "fresh", tested: null, age_from: count.band.from, age_to: count.band.to },
    ...{ period_from: `${year}-01-01`, period_to: `${year}-12-31` },
    ...{ percentage: ((100 * count.births) / n).toFixed(2), n, successes: count.births },
    ...{ range_from: null, range_to: null, verdict: null, status: "sourced", published_by: "register" },
    source_name: `HFEA, Choose a Fertility Clinic: detailed statistics of this clinic for ${year}, imported from a table`,
    source_url: `https://www.hfea.gov.uk/choose-a-clinic/clinic-search/results/${number}/`,
    ...{ checked_on: today, checked_by: null, note: NOTE },
  };
}

const MEASURE = [
  ...["clinic_id", "outcome", "denominator", "eggs", "embryos", "tested", "age_from", "age_to"],
  ...["period_from", "period_to", "published_by"],
];

const keyOf = (row: StoredRow) => JSON.stringify(MEASURE.map((column) => row[column] ?? null));

/** Adds the stored row's id, and its source if the counts are equal, so that nothing changes. */
function asStored(cells: Cells, stored: StoredRow | undefined): Cells {
  if (!stored) return cells;
  const isSame = stored.n === cells.n && stored.successes === cells.successes;
  const kept = isSame ? Object.keys(cells).map((column) => [column, stored[column] ?? null]) : [];
  return { ...cells, ...Object.fromEntries(kept), id: stored.id ?? null };
}
