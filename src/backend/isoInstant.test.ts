import { expect, test } from "vitest";
import { isoInstant } from "./isoInstant.ts";

test.for([
  ["PostgREST's", "2026-01-01T00:00:00+00:00", "2026-01-01T00:00:00+00:00"],
  ["PostgREST's, to the microsecond", "2026-01-01T08:30:00.123456+00:00", "2026-01-01T08:30:00.123456+00:00"],
  ["Postgres's own", "2026-01-01 00:00:00+00", "2026-01-01T00:00:00+00:00"],
  ["Postgres's own, to the microsecond", "2026-01-01 08:30:00.123456+00", "2026-01-01T08:30:00.123456+00:00"],
  ["Postgres's own, in India", "2026-01-01 05:30:00+05:30", "2026-01-01T05:30:00+05:30"],
] as const)("an instant in %s spelling is in ISO 8601 afterwards", ([, sent, iso]) => {
  expect(isoInstant(sent)).toBe(iso);
  expect(new Date(iso).getTime()).not.toBeNaN();
});
