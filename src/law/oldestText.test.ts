import { expect, test } from "vitest";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";
import { oldestText } from "./oldestText.ts";

test("no text of a rule is older than the one that is named", () => {
  const oldest = Number(oldestText(COUNTRY_RULES));
  for (const country of COUNTRY_RULES) {
    const own = oldestText([country]);
    if (own !== null) expect(Number(own), country.name).toBeGreaterThanOrEqual(oldest);
    for (const rule of Object.values(country.rules))
      if (rule?.text.asOf) expect(rule.text.asOf >= String(oldest), country.name).toBe(true);
  }
});

test("without a dated text there is no year", () => {
  expect(oldestText([])).toBeNull();
});
