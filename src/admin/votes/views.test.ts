import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { AT_LEAST, DAYS, PREFIXES, readVotesAddress, VIEWS, votesPath } from "./views.ts";

const read = (path: string) => readVotesAddress(new URL(path, "https://example.org").searchParams);

test("without anything in the address the suspicious hours of a week are shown", () => {
  expect(read("/admin/votes")).toEqual({
    ...{ view: "hours", days: 7, atLeast: 20, prefix: null },
    ...{ clinic: null, hour: null, day: null, address: null },
  });
});

test("values in the address that make no sense count as missing", () => {
  const broken = "?show=everything&days=365&least=0&prefix=64&hour=noon&day=2026-13-41&address=%27%3B--";
  expect(read(`/admin/votes${broken}`)).toEqual(read("/admin/votes"));
});

test("every state of the page is found again by its link", () => {
  const state = fc.record({
    view: fc.constantFrom(...VIEWS.map(([view]) => view)),
    days: fc.constantFrom(...DAYS),
    atLeast: fc.constantFrom(...AT_LEAST),
    prefix: fc.option(fc.constantFrom(...PREFIXES)),
    clinic: fc.option(fc.string({ minLength: 1 })),
    hour: fc.option(fc.constant("2026-11-20T14:00:00.000Z")),
    day: fc.option(fc.constant("2026-11-20")),
    address: fc.option(fc.stringMatching(/^[0-9a-f]{64}$/)),
  });
  fc.assert(
    fc.property(state, (each) => {
      expect(read(votesPath(each))).toEqual(each);
    }),
  );
});
