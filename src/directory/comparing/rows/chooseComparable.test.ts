import { expect, test } from "vitest";
import { parsePrice } from "@/directory/facts/measure.ts";
import { chooseComparable as chooseOf } from "./chooseComparable.ts";

const price = (year: number, includes = "icsi", currency = "EUR") => ({
  basis: parsePrice(`ivf_cycle/cycle/${currency}/-/${includes}/drugs/${year}-01-01/clinic/2026-11-22`)!,
});

const chooseComparable = (ofClinics: ReturnType<typeof price>[][], shown = [...ofClinics.keys()]) =>
  chooseOf(ofClinics, shown);

test("of several lists of a clinic the one that can be compared is chosen, and else its first", () => {
  const [old, mine, theirs] = [price(2019), price(2026), price(2026)];
  const { chosen, comparable, note } = chooseComparable([[old, mine], [theirs], []]);
  expect(chosen).toEqual([mine, theirs, null]);
  expect([...comparable]).toEqual([mine, theirs]);
  expect(note).toBeNull();
  expect(chooseComparable([[price(2012), old], [mine]]).chosen[1]).toBe(mine);
});

test("many lists of one clinic don't outweigh the one that another clinic's can be compared with", () => {
  const [mine, theirs] = [price(2026, "-"), price(2026, "-")];
  const { chosen, comparable, note } = chooseComparable([
    [price(2026), price(2026), price(2026), mine],
    [theirs],
  ]);
  expect(chosen).toEqual([mine, theirs]);
  expect([comparable.size, note]).toEqual([2, null]);
});

test("newer lists of one clinic alone don't outweigh older ones of two clinics", () => {
  const [mine, theirs] = [price(2020, "-"), price(2020, "-")];
  expect(chooseComparable([[price(2026), price(2026), mine], [theirs]]).chosen).toEqual([mine, theirs]);
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

test("only clinics that are shown are compared, and only their reasons are named", () => {
  const [pounds, others] = [price(2026, "icsi", "GBP"), price(2026, "-", "GBP")];
  const clinics = [[pounds], [others], [price(2026)], [price(2026)]];
  expect(chooseComparable(clinics, [0, 1]).note).toBe(
    "Not like for like. These prices include different things.",
  );
  expect(chooseComparable(clinics).note).toContain("It is in a different currency.");
  const [mine, theirs] = [price(2026, "icsi", "GBP"), price(2026, "icsi", "GBP")];
  const same = chooseComparable([[mine], [theirs], ...clinics.slice(2)], [0, 1]);
  expect([...same.comparable]).toEqual([mine, theirs]);
  expect(same.note).toBeNull();
});

test("the only clinic that publishes a figure is named also where it isn't shown", () => {
  expect(chooseComparable([[], [], [price(2026)]], [0, 1])).toMatchObject({ note: null, only: 2 });
  expect(chooseComparable([[price(2026)], [], [price(2026)]], [0, 1]).only).toBeNull();
});
