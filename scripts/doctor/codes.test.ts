import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CODES } from "./codes.ts";

test("docs/doctor.md says what each code means, and names no other", () => {
  const [, table = ""] = readFileSync("docs/doctor.md", "utf8").split("## What it finds");
  const explained = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([a-z0-9-]+)`/g)].map(([, code = ""]) => code),
  );
  expect(explained.toSorted()).toEqual(Object.values(CODES).flat().toSorted());
});
