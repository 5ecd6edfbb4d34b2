import { expect, test } from "vitest";
import { findVoiding } from "./findVoiding.ts";
import type { Voiding } from "./voidingsApi.ts";

const MINE: Voiding = {
  ...{ id: 7, at: "", by: "me", isByOperator: false, isRestoring: false, votes: 40, clinics: 1 },
  ...{
    clinic: { id: "gameta", name: "Gameta" },
    reason: "Bought",
    first: "2026-11-22T10:05Z",
    last: "2026-11-22T10:59Z",
    undoneAt: null,
  },
};
const HOUR = { which: { clinic: "gameta", hour: "2026-11-22T10:00Z" }, reason: "Bought", votes: 40 };

test("the voiding just made is the newest one that says the same", () => {
  expect(findVoiding([MINE, { ...MINE, id: 6 }], HOUR, "me")).toBe(7);
  const ofAddress = { which: { address: "ab", clinic: null }, reason: "Bought", votes: 40 };
  expect(findVoiding([{ ...MINE, clinics: 3 }], ofAddress, "me")).toBe(7);
  const ofDay = { which: { clinic: "gameta", day: "2026-11-22" }, reason: "Bought", votes: 40 };
  expect(findVoiding([MINE], ofDay, "me")).toBe(7);
});

test("a reason is found as it is stored: composed", () => {
  const stored = { ...MINE, reason: "Koupen\u00E9" };
  expect(findVoiding([stored], { ...HOUR, reason: "Koupene\u0301" }, "me")).toBe(7);
});

test("a voiding that took votes of merged clinics too is found by when they were cast", () => {
  const ofFamily = { ...MINE, clinics: 2 };
  const others = { ...ofFamily, id: 8, clinic: { id: "a", name: "A" }, first: "2026-11-22T09:59Z" };
  expect(findVoiding([others, { ...ofFamily, clinic: { id: "a", name: "A" } }], HOUR, "me")).toBe(7);
  const ofAddress = { which: { address: "ab", clinic: "gameta" }, reason: "Bought", votes: 40 };
  expect(findVoiding([ofFamily], ofAddress, "me")).toBe(7);
});

test.for<[what: string, change: Partial<Voiding>]>([
  ["what another owner voided for another reason", { reason: "A script" }],
  ["another number of votes", { votes: 41 }],
  ["what another owner voided, with the same words", { by: "another" }],
  ["another clinic", { clinic: { id: "unica", name: "UNICA" } }],
  ["another hour", { last: "2026-11-22T11:00Z" }],
  ["several clinics in another hour", { clinics: 2, first: "2026-11-22T09:59Z" }],
  ["what the operator voided", { isByOperator: true }],
  ["what was restored", { isRestoring: true }],
  ["what was taken back already", { undoneAt: "2026-11-22T11:00Z" }],
])("%s is never undone in its place", ([, change]) => {
  expect(findVoiding([{ ...MINE, ...change }], HOUR, "me")).toBeUndefined();
});
