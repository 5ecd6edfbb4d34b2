import { afterAll, beforeAll, expect, test } from "vitest";
import { formatInstant, instantOf, localTime, publicationOf } from "./publication.ts";

test.for<[published: boolean, publishedAt: string | null, expected: string]>([
  [false, null, "draft"],
  [false, "2026-01-01T00:00:00Z", "draft"],
  [true, "2026-01-01T00:00:00Z", "published"],
  [true, "2026-06-01T00:00:00Z", "published"],
  [true, "2026-06-01T00:00:00.001Z", "scheduled"],
])("published: %s, from %s: %s", ([published, publishedAt, expected]) => {
  expect(publicationOf({ published, publishedAt }, Date.parse("2026-06-01T00:00:00Z"))).toBe(expected);
});

const { TZ } = process.env;
beforeAll(() => void (process.env.TZ = "Europe/Prague"));
afterAll(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

test("a date is the editor's own time, in winter and in summer, and the text names its zone", () => {
  expect(instantOf("2027-03-05T09:00")).toBe("2027-03-05T08:00:00.000Z");
  expect(instantOf("2027-07-05T09:00")).toBe("2027-07-05T07:00:00.000Z");
  expect(localTime("2027-07-05T07:00:00+00:00")).toBe("2027-07-05T09:00");
  expect(formatInstant("2027-07-05T07:00:00Z")).toBe(
    "5 July 2027, 09:00 (Central European Summer Time, Europe/Prague)",
  );
});

test.for(["", "soon", "2027-13-01T09:00", "2027-03-05", "+275760-09-13T00:00"])("%j is no date", (text) => {
  expect(instantOf(text)).toBeNull();
});
