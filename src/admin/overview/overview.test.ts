import { expect, test } from "vitest";
import { busiestDay, overviewFromJson, totalOf, type Day } from "./overview.ts";

const day = (date: string, votes: number): Day => ({
  ...{ day: date, votes, failed_checks: 0, bans: 0, submissions: 0 },
});
const DAYS = [day("2026-11-20", 3), day("2026-11-21", 7), day("2026-11-22", 7)];

test("days are summed up, and of equal days the latest is the busiest", () => {
  expect(totalOf(DAYS, "votes")).toBe(17);
  expect(busiestDay(DAYS, "votes")?.day).toBe("2026-11-22");
  expect(busiestDay(DAYS, "bans")).toBeUndefined();
  expect(busiestDay([], "votes")).toBeUndefined();
});

const ANSWER = {
  ...{ submissions: 2, sponsored: 1, reports: 0, suspicious_hours: 0, suspicious_days: 2 },
  days: DAYS,
  old_facts: { facts: 4, clinics: 3 },
};

test("the database's answer is read; no suspicious hour isn't the same as not being told", () => {
  expect(overviewFromJson(ANSWER)).toEqual({
    ...{ submissions: 2, sponsored: 1, reports: 0, suspiciousHours: 0, suspiciousDays: 2 },
    days: DAYS,
    oldFacts: { facts: 4, clinics: 3 },
  });
  const untold = overviewFromJson({ ...ANSWER, suspicious_hours: null, suspicious_days: null });
  expect(untold).toMatchObject({ suspiciousHours: null, suspiciousDays: null });
});

test.for([null, [], "x", 1, {}, { days: [] }, { ...ANSWER, days: null }, { ...ANSWER, old_facts: 1 }])(
  "%j is no overview",
  (json) => {
    expect(overviewFromJson(json)).toBeNull();
  },
);
