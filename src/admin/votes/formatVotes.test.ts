import { expect, test } from "vitest";
import { formatHour, formatTimeSpan, formatTally } from "./formatVotes.ts";

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString();

test("an hour shows when it begins and ends, even at midnight", () => {
  expect(formatHour(new Date(2026, 10, 20, 14).toISOString())).toBe("20 Nov 2026, 14:00–15:00");
  expect(formatHour(new Date(2026, 10, 20, 23).toISOString())).toBe("20 Nov 2026, 23:00–00:00");
});

test("a span names its day once, or both days, or one moment", () => {
  expect(formatTimeSpan(at(20, 9, 5), at(20, 9, 5))).toBe("20 Nov 2026, 09:05");
  expect(formatTimeSpan(at(20, 9, 5), at(20, 17, 30))).toBe("20 Nov 2026, 09:05–17:30");
  expect(formatTimeSpan(at(20, 9, 5), at(21, 8, 0))).toBe("20 Nov 2026, 09:05 – 21 Nov 2026, 08:00");
});

test("a tally names only what there is", () => {
  expect(formatTally({ votes: 1, voided: 0, unproven: 0 })).toBe("1 vote");
  expect(formatTally({ votes: 1_240, voided: 3, unproven: 40 })).toBe(
    "1,240 votes, 40 of them without a human check, 3 already voided",
  );
});
