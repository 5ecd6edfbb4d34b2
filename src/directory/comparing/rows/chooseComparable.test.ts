import { expect, test } from "vitest";
import { parsePrice } from "@/directory/facts/measure.ts";
import { chooseComparable } from "./chooseComparable.ts";

const price = (year: number, includes = "icsi") => ({
  basis: parsePrice(`ivf_cycle/cycle/EUR/-/${includes}/drugs/${year}-01-01/clinic/2026-11-22`)!,
});

test("of several lists of a clinic the one that can be compared is chosen, and else its first", () => {
  const [old, mine, theirs] = [price(2019), price(2026), price(2026)];
  const { chosen, comparable, note } = chooseComparable([[old, mine], [theirs], []]);
  expect(chosen).toEqual([mine, theirs, null]);
  expect([...comparable]).toEqual([mine, theirs]);
  expect(note).toBeNull();
  expect(chooseComparable([[price(2012), old], [mine]]).chosen[1]).toBe(mine);
});

test("what nobody or one clinic publishes has no reasons, and the only one is named", () => {
  expect(chooseComparable([[], []])).toMatchObject({ chosen: [null, null], note: null, only: null });
  expect(chooseComparable([[], [price(2026)]])).toMatchObject({ note: null, only: 1 });
  expect(chooseComparable([[price(2026)], [price(2026)]])).toMatchObject({ note: null, only: null });
});

test("one clinic alone is no only one: there is none to compare it with", () => {
  const { comparable, only, note } = chooseComparable([[price(2026)]]);
  expect([comparable.size, only, note]).toEqual([0, null, null]);
});

test("every reason is named once, whichever of the clinics it is between", () => {
  const note = "Not like for like. These prices include different things.";
  expect(chooseComparable([[price(2026)], [price(2026, "-")], [price(2026, "transfer")]]).note).toBe(note);
});
