import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import mutants from "../tests/mutants/stryker.config.ts";

const MAPS = ["tests/BAD_INPUT.md", "tests/FAULTS.md", "tests/database/attacks/README.md"];

interface Entry {
  words: string;
  file: string;
  title: string;
}

/** Rows of a map's tables: | words | `file` | `title` |, with `\\|` for a bar in a title. */
function readMap(text: string): Entry[] {
  const rows = text.matchAll(/^\|(?<words>.+?)\|\s*`(?<file>[^`]+)`\s*\|\s*`(?<title>[^`]+)`\s*\|\s*$/gm);
  return Array.from(rows, ({ groups: { words = "", file = "", title = "" } = {} }) => ({
    words: words.trim(),
    file,
    title: title.replaceAll("\\|", "|"),
  }));
}

function problemWith({ file, title }: Entry): string | null {
  if (!existsSync(file)) return `${file} is not there`;
  return readFileSync(file, "utf8").includes(title) ? null : `${file} has no test '${title}'`;
}

test("each of the 36 faults has a test", () => {
  const entries = readMap(readFileSync("tests/FAULTS.md", "utf8"));
  const tested = new Set(entries.map(({ words }) => Number.parseInt(words, 10)));
  const all = Array.from({ length: 36 }, (_, index) => index + 1);
  expect(all.filter((fault) => !tested.has(fault))).toEqual([]);
});

test.for(MAPS)("every test that %s names is there", (map) => {
  const text = readFileSync(map, "utf8");
  const entries = readMap(text);
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.map(problemWith).filter((problem) => problem !== null)).toEqual([]);
  const rows = text.split("\n").filter((line) => /^\|.*`/.test(line));
  expect(rows.filter((row) => readMap(row).length === 0)).toEqual([]);
});

test("a map that names no such test or file would be noticed", () => {
  const own = "scripts/testMaps.test.ts";
  const map = ["| clause | file | test |", "| --- | --- | --- |", `| a | \`${own}\` | \`a \\| b\` |`];
  const [entry] = readMap(map.join("\n"));
  expect(entry).toEqual({ words: "a", file: own, title: "a | b" });
  expect(problemWith({ words: "", file: own, title: "would be noticed" })).toBeNull();
  expect(problemWith({ words: "", file: own, title: ["never", "written"].join(" ") })).toContain("no test");
  expect(problemWith({ words: "", file: "no/such/file.ts", title: "x" })).toContain("not there");
});

test("every module that mutants are made of is there", () => {
  expect(mutants.mutate.length).toBeGreaterThan(50);
  expect(mutants.mutate.filter((file) => !existsSync(file))).toEqual([]);
});
