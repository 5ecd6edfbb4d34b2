import { expect, test } from "vitest";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";
import { countriesData, countryRulesData, planData } from "./structuredData.ts";

const SITE = "https://x.example";

test("the comparison lists every country's page, in order", () => {
  const json = JSON.stringify(countriesData(COUNTRY_RULES, SITE));
  expect(json).toContain('"lastReviewed":"2026-11-22"');
  for (const [index, { slug }] of COUNTRY_RULES.entries()) {
    expect(json).toContain(`"position":${index + 1},`);
    expect(json).toContain(`"url":"${SITE}/countries/${slug}"`);
  }
});

test.each(COUNTRY_RULES)(
  "$name cites each text that it tells once, and none that is only weak",
  (country) => {
    const json = JSON.stringify(countryRulesData(country, SITE));
    const rules = [...Object.values(country.rules), ...country.conditions].filter((rule) => rule !== null);
    for (const url of new Set(rules.map(({ text }) => text.url))) {
      const isTold = rules.some(({ text, confidence }) => text.url === url && confidence !== "L");
      expect(json.split(`"url":${JSON.stringify(url)}`).length - 1).toBe(isTold ? 1 : 0);
    }
    expect(json).toContain(`"lastReviewed":"${country.checkedOn}"`);
  },
);

test("paths stay relative while the site's address is unknown", () => {
  expect(JSON.stringify(planData(undefined))).toContain('"url":"/plan"');
});
