import * as fc from "fast-check";
import { expect, test } from "vitest";
import { AT_LEAST, DAYS, readVotesAddress, VIEWS, votesPath } from "./views.ts";

const read = (path: string) => readVotesAddress(new URL(path, "https://example.org").searchParams);

test("without anything in the address the suspicious hours of a week are shown", () => {
  expect(read("/admin/votes")).toEqual({
    ...{ view: "hours", days: 7, atLeast: 20, wide: false },
    ...{ clinic: null, hour: null, address: null },
  });
});

test("what the address does not understand counts as missing", () => {
  const broken = "?show=everything&days=365&least=0&wide=yes&hour=noon&address=%27%3B--";
  expect(read(`/admin/votes${broken}`)).toEqual(read("/admin/votes"));
});

test("every state of the page is found again by its link", () => {
  const state = fc.record({
    view: fc.constantFrom(...VIEWS.map(([view]) => view)),
    days: fc.constantFrom(...DAYS),
    atLeast: fc.constantFrom(...AT_LEAST),
    wide: fc.boolean(),
    clinic: fc.option(fc.string({ minLength: 1 })),
    hour: fc.option(fc.constant("2026-11-20T14:00:00.000Z")),
    address: fc.option(fc.stringMatching(/^[0-9a-f]{64}$/)),
  });
  fc.assert(
    fc.property(state, (each) => {
      expect(read(votesPath(each))).toEqual(each);
    }),
  );
});
