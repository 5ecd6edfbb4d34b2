import { expect, test } from "vitest";
import { asJson, asText, Report } from "./report.ts";

test("what has to be done stands first, and what is done in one way stands together", () => {
  const report = new Report();
  report.may("rates-old", "The rates are old.", "Run npm run rates.");
  report.must("setting-missing", "A is not set.", "Set it.");
  report.must("cron-off", "pg_cron is off.", "Switch it on.");
  report.must("setting-missing", "B is not set.", "Set it.");
  report.notAsked("the database", "Give its address.");
  expect(asText(report)).toBe(`✗ A is not set. (setting-missing)
✗ B is not set. (setting-missing)
  → Set it.
✗ pg_cron is off. (cron-off)
  → Switch it on.
· The rates are old. (rates-old)
  → Run npm run rates.
? Not looked at: the database. Give its address.

Do what is marked ✗, and run this again.`);
});

test("what could not be looked at is never taken as well", () => {
  const report = new Report();
  report.notAsked("the database", "Give its address.");
  expect([report.exitCode, asText(report)]).toEqual([
    0,
    expect.stringContaining("? Not looked at: the database"),
  ]);
  report.couldNot("the site", "Nobody answers.");
  expect(report.exitCode).toBe(2);
  expect(asText(report)).not.toContain("Nothing has to be done");
  expect(JSON.parse(asJson(report))).toEqual({
    exitCode: 2,
    findings: [],
    notLookedAt: [
      { part: "the database", why: "Give its address.", wasAsked: false },
      { part: "the site", why: "Nobody answers.", wasAsked: true },
    ],
  });
  report.must("cron-off", "pg_cron is off.", "Switch it on.");
  expect(report.exitCode).toBe(1);
});
