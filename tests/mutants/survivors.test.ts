import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EQUIVALENT } from "./equivalent.ts";
import { inOneLine, problemsIn } from "./survivors.ts";

const SOURCE = "const a = 1;\nreturn a > 0 && [\n  a,\n];";
const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const compared = { status: "Survived", replacement: "a >= 0", location: at(2, 8, 2, 13) };
const listed = { status: "NoCoverage", replacement: "[]", location: at(2, 17, 4, 2) };
const explained = { code: "a > 0", becomes: "a >= 0", why: "It is one." };
const problems = (mutants: object[], equivalent: object[] = []) =>
  problemsIn(
    { files: { "a.ts": { source: SOURCE, mutants } } } as Parameters<typeof problemsIn>[0],
    { "a.ts": equivalent } as Parameters<typeof problemsIn>[1],
  );

test("a mutant that nothing notices is named with its place", () => {
  expect(problems([compared, listed, { ...compared, status: "Killed" }])).toEqual([
    "a.ts:2: nothing notices a > 0 → a >= 0",
    "a.ts:2: nothing notices [ a, ] → []",
  ]);
});

test("an explanation is of one mutant, and of one that is there", () => {
  expect(problems([compared], [explained])).toEqual([]);
  expect(problems([compared, compared], [explained])).toHaveLength(1);
  expect(problems([{ ...compared, status: "Killed" }], [explained])).toEqual([
    "a.ts: nothing to explain in a > 0 → a >= 0",
  ]);
});

test("every mutant that is explained could still be made", () => {
  for (const [file, equivalents] of Object.entries(EQUIVALENT)) {
    const source = existsSync(file) ? inOneLine(readFileSync(file, "utf8")) : "";
    for (const { code } of equivalents) expect(source, file).toContain(code);
  }
});
