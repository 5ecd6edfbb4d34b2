import { expect, it } from "vitest";
import { describeInTimeZones, localDate } from "@/tools/due-date/testing.ts";
import { dateProblem } from "./dateProblem.ts";
import type { CycleStart } from "./tripPlan.ts";

describeInTimeZones("a typed date", () => {
  it.each<[string, CycleStart, string, string | undefined]>([
    ["2026-03-29", "day-1", "2026-03-29", undefined],
    ["", "day-1", "2026-03-29", undefined],
    ["2026-02-31", "day-1", "2026-03-29", "doesn’t exist"],
    ["2026-02-29", "transfer", "2026-03-29", "doesn’t exist"],
    ["0026-03-29", "day-1", "2026-03-29", "Check the year"],
    ["2026-02-12", "day-1", "2026-03-29", undefined],
    ["2026-02-11", "day-1", "2026-03-29", "long past"],
    ["2026-03-09", "transfer", "2026-03-29", undefined],
    ["2026-03-08", "transfer", "2026-03-29", "long past"],
    ["2028-03-28", "transfer", "2026-03-29", undefined],
    ["2028-03-29", "transfer", "2026-03-29", "two years ahead"],
    ["2026-04-24", "transfer", "2026-04-24", undefined],
  ])("%s as %s, on %s: %s", (text, anchor, today, words) => {
    const problem = dateProblem(text, anchor, localDate(today));
    if (words === undefined) expect(problem).toBeUndefined();
    else expect(problem).toContain(words);
  });
});
