import { readFile } from "node:fs/promises";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Answers } from "@/law/answers.ts";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { countByVerdict, countPastUsualAge, decideAll } from "./decisions.ts";
import VerdictMap from "./VerdictMap.tsx";

const DONOR_EGGS: Answers = {
  age: 43,
  partner: "marriedCouple",
  eggs: "donor",
  sperm: "partner",
  embryos: "none",
  knownDonor: false,
};

test("every country has its sign on the map, and the legend counts them", () => {
  const groups = decideAll(COUNTRY_RULES, DONOR_EGGS);
  render(<VerdictMap groups={groups} />);
  const map = screen.getByRole("img");
  const signs = [...map.querySelectorAll("text")].map((sign) => sign.textContent);
  expect(signs).toHaveLength(COUNTRY_RULES.length);
  for (const { verdict, countries } of groups) {
    const sign = { allowed: "✓", "not-forbidden": "~", unknown: "?", forbidden: "✗" }[verdict];
    expect(signs.filter((each) => each === sign)).toHaveLength(countries.length);
  }
  expect(screen.getByText(/^The law says no: \d+$/)).toBeVisible();
});

test("at an age at which some clinics stop, the legend counts those countries apart, as the headline does", () => {
  const groups = decideAll(COUNTRY_RULES, { ...DONOR_EGGS, age: 50 });
  const past = countPastUsualAge(groups);
  const open = countByVerdict(groups)["not-forbidden"] - past;
  render(<VerdictMap groups={groups} />);
  expect(past).toBeGreaterThan(0);
  expect(screen.getByText(`Not forbidden, but past the usual age: ${past}`)).toBeVisible();
  if (open > 0) expect(screen.getByText(`Not forbidden: clinics decide: ${open}`)).toBeVisible();
});

test("it says in one sentence what it shows, for those who don't see it", () => {
  render(<VerdictMap groups={decideAll(COUNTRY_RULES, DONOR_EGGS)} />);
  const words = screen.getByRole("img").getAttribute("aria-label");
  expect(words).toMatch(/The law says no in \d+ countr(y|ies): [^.]*Germany/);
  expect(words).toMatch(/The law allows it in \d+ countr(y|ies): [^.]*Czechia/);
});

test("each of its colours is one that the site has, so no sign is drawn in black by mistake", async () => {
  const styles = await readFile("src/app/styles/colours.css", "utf8");
  const { container } = render(<VerdictMap groups={decideAll(COUNTRY_RULES, DONOR_EGGS)} />);
  const colours = new Set(container.innerHTML.match(/(?<=var\()--[a-z-]+/g));
  expect(colours).toContain("--on-accent");
  const missing = [...colours].filter((colour) => !styles.includes(`  ${colour}: `));
  expect(missing).toEqual([]);
});
