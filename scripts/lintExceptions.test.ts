import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("wherever a rule of the linter is lifted, the line says why", () => {
  const files = globSync("{src,tests,scripts,supabase}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(1000);
  const lines = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /^\s*\/[/*] oxlint-disable/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !/ -- \S/.test(line))).toEqual([]);
});
