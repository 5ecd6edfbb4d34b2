import { expect, test } from "vitest";
import { inboxQuery, readInboxView } from "./inboxAddress.ts";

const STATES = ["new", "accepted", "rejected"] as const;
const NEW = { state: "new", search: "", page: 1 };

test.for<[query: string, view: object]>([
  ["", NEW],
  ["?state=accepted", { ...NEW, state: "accepted" }],
  ["?search=Brno+%26+more&page=3", { ...NEW, search: "Brno & more", page: 3 }],
  ["?state=nonsense", NEW],
  ["?page=0", NEW],
  ["?page=-1", NEW],
  ["?page=1.5", NEW],
  ["?page=99999999999999", NEW],
  ["?page=two", NEW],
  ["?state=__proto__&page=NaN", NEW],
  [`?search=${"x".repeat(500)}`, { ...NEW, search: "x".repeat(100) }],
])("%s is read as what it can only mean", ([query, view]) => {
  expect(readInboxView(query, STATES)).toEqual(view);
});

test.for(["", "?state=rejected", "?search=100%25+of+it", "?state=accepted&search=a&page=2"])(
  "%s means the same after it was read and written",
  (query) => {
    expect(inboxQuery(readInboxView(query, STATES), STATES)).toBe(query);
  },
);
