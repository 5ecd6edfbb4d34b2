import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Without a `value`, an option's words are its value, and a browser that translates the page changes them. */
test("every option of a menu has a value that no translation changes", () => {
  const options = globSync("src/**/*.tsx").flatMap((file) =>
    (readFileSync(file, "utf8").match(/<option\b[^>]*>/g) ?? []).map((option) => `${file}: ${option}`),
  );
  expect(options.length).toBeGreaterThan(50);
  expect(options.filter((option) => !/\bvalue=/.test(option))).toEqual([]);
});
