import { readFileSync, globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { TERM_GROUPS } from "./terms.ts";

const terms = TERM_GROUPS.flatMap((group) => group.terms);
const places = [...TERM_GROUPS, ...terms].map(({ id }) => id);

describe("The glossary", () => {
  test("has unique anchors that an address can hold", () => {
    expect(places).toHaveLength(new Set(places).size);
    for (const place of places) expect(place).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test("explains each word in one to three sentences", () => {
    for (const { name, text } of terms) {
      const sentences = text.split(/(?<=[.!?])\s/);
      expect(sentences.length, name).toBeLessThanOrEqual(3);
      expect(text, name).toMatch(/[.!?]$/);
    }
  });

  test("names a source for each figure of medicine", () => {
    const withFigures = terms.filter(({ text }) => /\d+( days|%| in 100)/.test(text));
    expect(withFigures.length).toBeGreaterThan(3);
    for (const { name, sources } of withFigures) expect(sources, name).toBeDefined();
  });

  test("has every term that other pages link to", () => {
    const source = globSync("src/**/*.{ts,tsx}")
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const linked = [...source.matchAll(/(?:<GlossaryLink term=|glossaryTerm: )"([^"]+)"/g)].map(
      ([, term]) => term,
    );
    expect(linked.length).toBeGreaterThan(5);
    expect(places).toEqual(expect.arrayContaining(linked));
  });
});
