import { readFile } from "node:fs/promises";
import { expect, inject, test } from "vitest";
import { CATALOGUE_FILE, generateCatalogue } from "../support/database/catalogue.ts";
import { generateTypes, TYPES_FILE } from "../support/database/types.ts";

test("the database types are those of the migrations; if not, run `npm run db:types`", async () => {
  expect(await readFile(TYPES_FILE, "utf8")).toBe(await generateTypes(inject("databaseUrl")));
});

test("who may do what is written down as the migrations give it; if not, run `npm run db:types`", async () => {
  expect(await readFile(CATALOGUE_FILE, "utf8")).toBe(await generateCatalogue(inject("pushedUrl")));
});
