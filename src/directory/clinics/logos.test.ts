import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstLetter, placeInStrip, WITH_LOGO } from "./logos.ts";

test("each logo stands in the strip where its clinic looks for it", () => {
  const strip = readFileSync("public/logos.svg", "utf8");
  const places = [...strip.matchAll(/<g id="([^"]+)" transform="translate\(0 (\d+)\)">/g)];
  expect(places).toHaveLength(WITH_LOGO.length);
  for (const [, clinicId = "", top] of places) expect(placeInStrip(clinicId)).toBe(Number(top) / 64);
});

test("every bundled logo belongs to a clinic of the seed", () => {
  const seed = readFileSync("supabase/seed.sql", "utf8");
  for (const id of WITH_LOGO) expect(seed).toContain(`('${id}',`);
});

test("other clinics show the first letter of their name", () => {
  expect(placeInStrip("kriobank")).toBeNull();
  expect(["Kriobank", " nOvum", "łódź", ""].map(firstLetter)).toEqual(["K", "N", "Ł", ""]);
  expect(["\u202eesrever", "\u200bivf", "<img>", "👶 Clinic", "1st"].map(firstLetter)).toEqual([
    ...["E", "I", "I", "C", "1"],
  ]);
});
