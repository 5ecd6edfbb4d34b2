import { expect, test } from "vitest";
import { splitIntoBatches } from "./splitIntoBatches.ts";
import { formatChanges, formatNewRow, refusalOf, type RowVerdict } from "./verdicts.ts";

test.each<[Omit<RowVerdict, "verdict">, string]>([
  [{ state: "import", message: "same-id", column: "12" }, "Line 12 has the same id."],
  [{ state: "23502", message: "null value in …", column: "item" }, "item must not be empty."],
  [
    { state: "22P02", message: "invalid input syntax", column: "amount" },
    "amount is not what this column takes.",
  ],
  [
    { state: "23514", message: "…", constraint: "percentage_is_0_to_100" },
    "Required: percentage is 0 to 100.",
  ],
  [
    { state: "23514", message: "No clinic can have …", column: "website" },
    "website is not what this column takes.",
  ],
  [{ state: "PT404", message: "There is no such clinic" }, "There is no such clinic."],
])("a refused row says why: %o", (why, words) => {
  expect(refusalOf({ verdict: "refused", ...why })).toBe(words);
});

test("a row that repeats another names the line of the file, not its own number", () => {
  const refusal = { verdict: "refused", state: "import", message: "same-line", column: "2004" } as const;
  expect(refusalOf(refusal, new Map([["2004", "2"]]))).toBe("Line 2 says exactly the same.");
});

const row = (line: number, length: number) => ({
  ...{ line, fileLine: line, about: "", problem: null },
  cells: { note: "x".repeat(length) },
});

test("a long file is sent in short parts, and no row is left out", () => {
  const rows = [...Array(450).keys()].map((line) => row(line, line % 100 === 0 ? 90_000 : 10));
  const batches = splitIntoBatches(rows);
  expect(batches.flat()).toEqual(rows);
  expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(200);
  expect(Math.max(...batches.map((batch) => JSON.stringify(batch).length))).toBeLessThan(300_000);
});

test("a row that changes something names the old and the new value", () => {
  const was = { established: null, languages: ["Czech"], fixed_prices: [["IVF", 1]] };
  const cells = { id: "x", established: "1999", languages: ["Czech", "English"], fixed_prices: { IVF: 2 } };
  expect(formatChanges(was, cells)).toBe(
    'established: nothing → 1999; languages: Czech → Czech | English; fixed_prices: {"IVF":1} → {"IVF":2}',
  );
});

test("a long text that changes near its end shows the place where it changes", () => {
  const start = "Counts only transfers of embryos that were ";
  expect(formatChanges({ note: `${start}fresh.` }, { note: `${start}frozen.` })).toBe(
    "note: …os that were fresh. → …os that were frozen.",
  );
});

test("a new row is described by its content, not by its source", () => {
  const cells = {
    id: null,
    clinic_id: "x",
    item: "ivf_cycle",
    amount: "2900",
    source_url: "https://a.example",
  };
  expect(formatNewRow(cells)).toBe("New: item: ivf_cycle; amount: 2900");
});

test("a new success rate is described down to its counts, so that one sees its age and year", () => {
  const cells = {
    ...{ clinic_id: "x", outcome: "live_birth", denominator: "transfer", eggs: "own", embryos: "fresh" },
    ...{ tested: null, age_from: null, age_to: 34, period_from: "2018-01-01", period_to: "2018-12-31" },
    ...{ percentage: "32.00", n: 25, successes: 8, range_from: null, note: "A note." },
  };
  expect(formatNewRow(cells)).toBe(
    "New: outcome: live_birth; denominator: transfer; eggs: own; embryos: fresh; age_to: 34; period_from: 2018-01-01; period_to: 2018-12-31; percentage: 32.00; n: 25; successes: 8",
  );
});
