import { expect, it } from "vitest";
import { readFragment, writeFragment } from "./shareLink.ts";
import { describeInTimeZones, localDate } from "./testing.ts";

describeInTimeZones("the link to a calculation", () => {
  it("carries type and date in the fragment, there and back", () => {
    const fragment = writeFragment("day-5", localDate("2026-01-20"));
    expect(fragment).toBe("#type=day-5&date=2026-01-20");
    expect(readFragment(fragment)).toEqual({ type: "day-5", date: localDate("2026-01-20") });
  });
});

it.each(["", "#", "#content", "#type=day-5", "#date=2026-01-20", "#%E0%A4%A"])(
  "reads no calculation from %j",
  (fragment) => {
    expect(readFragment(fragment)).toBeNull();
  },
);

it.each([
  "#type=day-4&date=2026-01-20",
  "#type=toString&date=2026-01-20",
  "#type=day-5&date=2026-02-31",
  "#type=day-5&date=0001-01-01",
  "#type=day-5&date=275760-09-13",
  "#type=day-5&date=",
  "#type=day-5&date=<script>",
])("says in words what is wrong with %s", (fragment) => {
  const reading = readFragment(fragment);
  expect(reading && "problem" in reading && reading.problem).toMatch(/^The link you opened/);
});
