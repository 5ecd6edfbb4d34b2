import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { bundledLogo, firstLetter } from "./logos.ts";

const files = readdirSync("public/logos").map((file) => file.replace(".svg", ""));

test("eleven clinics have a bundled logo, and each is there", () => {
  const logos = files.map(bundledLogo);
  expect(logos).toHaveLength(11);
  expect(logos.every((path) => path !== null && existsSync(`public${path}`))).toBe(true);
});

test("every bundled logo belongs to a clinic of the seed", () => {
  const seed = readFileSync("supabase/seed.sql", "utf8");
  for (const id of files) expect(seed).toContain(`('${id}',`);
});

test("other clinics show the first letter of their name", () => {
  expect(bundledLogo("kriobank")).toBeNull();
  expect(["Kriobank", " nOvum", "łódź", ""].map(firstLetter)).toEqual(["K", "N", "Ł", ""]);
});
