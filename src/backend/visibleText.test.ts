import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isVisible } from "./visibleText.ts";

test("what is visible is what the database calls visible, for every character there is", () => {
  const migration = readFileSync("supabase/migrations/20260901000200_clinics.sql", "utf8");
  const [, pattern = ""] = /is_visible\(p_text text\)[^$]*\$\$[^$]*p_text ~ '([^']+)'/.exec(migration) ?? [];
  const database = new RegExp(pattern, "u");
  const differing: string[] = [];
  // From 1: Postgres has no NUL.
  for (let code = 1; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (isVisible(character) !== database.test(character)) differing.push(code.toString(16));
  }
  expect(pattern).not.toBe("");
  expect(differing).toEqual([]);
});
