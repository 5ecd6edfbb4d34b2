import { expect, it, test } from "vitest";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { NOT_FOUND, rulesAfterTreatment } from "./afterTreatment.ts";

function says(slug: string): string {
  const country = COUNTRY_RULES.find((each) => each.slug === slug);
  if (!country) throw new Error(slug);
  return rulesAfterTreatment(country)
    .map(({ title, sentence, rule }) => `${title}: ${sentence} ${rule?.article ?? ""}`)
    .join("\n");
}

it("Poland gives embryos to another couple, after 20 years at most", () => {
  expect(says("poland")).toMatch(/20 years at most\. art\. 21\(3\)/);
  expect(says("poland")).toContain("they are given to another couple");
});

it("Czechia may ask twice after ten years, and then destroy embryos", () => {
  expect(says("czech-republic")).toMatch(/may ask you twice.*may destroy the embryos\. § 9/);
});

it("Germany’s register holds sperm donors; donor eggs are a crime there", () => {
  expect(says("germany")).toContain("Donor eggs: A doctor who uses a donor’s eggs commits a crime.");
  expect(says("germany")).toContain(
    "about a sperm donor: Since 1 July 2018, sperm donors’ details go into a register",
  );
  expect(says("germany")).not.toContain("about an egg donor");
});

it("the United Kingdom keeps embryos for up to 55 years, and asks for consent again every ten", () => {
  expect(says("united-kingdom")).toMatch(/55 years at most\. .*every ten years.* s\. 14\(3\)\(b\)/);
  expect(says("united-kingdom")).toContain("What happens to embryos then: The clinic does what you agreed");
  expect(says("united-kingdom")).not.toContain(NOT_FOUND);
});

it("Germany and Italy set no end to storage, and France does what was agreed", () => {
  for (const slug of ["germany", "italy"])
    expect(says(slug)).toContain("How long embryos may be stored: The law sets no end to storage.");
  expect(says("france")).toMatch(/does what you agreed in writing.* art\. L2141-4/);
});

it("a weakly sourced rule is left out", () => {
  const country = COUNTRY_RULES.find(({ slug }) => slug === "united-kingdom")!;
  const storage = { ...country.rules.storage!, confidence: "L" as const };
  const weak = { ...country, rules: { ...country.rules, storage } };
  expect(rulesAfterTreatment(weak)).toContainEqual(
    expect.objectContaining({ title: "How long embryos may be stored", sentence: NOT_FOUND, rule: null }),
  );
});

test.each(COUNTRY_RULES)(
  "$name: every rule that is told names its text, the rest is to be asked",
  (country) => {
    const all = rulesAfterTreatment(country);
    expect(all.length).toBeGreaterThanOrEqual(4);
    for (const { rule, sentence } of all) {
      if (rule) expect(rule.text.url).toMatch(/^https:\/\//);
      else expect(sentence).toBe(NOT_FOUND);
      expect(rule?.confidence).not.toBe("L");
    }
  },
);

const titles = (partner: "womanAlone" | "marriedCouple") =>
  COUNTRY_RULES.flatMap((country) =>
    rulesAfterTreatment(country, { ...EMPTY_ANSWERS, partner }).map(({ title }) => title),
  );

it("a woman on her own reads nothing about the death of a partner", () => {
  expect(titles("marriedCouple")).toContain("If a partner dies");
  expect(titles("womanAlone")).not.toContain("If a partner dies");
});
