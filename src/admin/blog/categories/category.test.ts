import { expect, test } from "vitest";
import { isSlug } from "@/admin/fields/slug.ts";
import { categoryFields, nameProblem } from "./category.ts";

test.for<[name: string, problem: string | undefined]>([
  ["Planning and costs", undefined],
  ["x".repeat(60), undefined],
  ["x".repeat(61), "At most 60 characters"],
  [" \u200b ", "Give the category a name"],
  ["", "Give the category a name"],
  ["a\0b", "This contains a character that cannot be stored"],
])("the name %j of a category: %j", ([name, problem]) => {
  expect(nameProblem(name)).toBe(problem);
});

test("a name of ten million letters is refused at once", () => {
  expect(nameProblem("x".repeat(10_000_000))).toBe("At most 60 characters");
});

test("names spelt alike share a slug, and every name has one", () => {
  const alike = ["Žilina & costs", " zilina  COSTS ", "Zilina costs?"];
  expect(new Set(alike.map((name) => categoryFields(name).slug))).toEqual(new Set(["zilina-costs"]));
  for (const name of ["Ψυχή", "費用", "?!", "費".repeat(60)])
    expect(isSlug(categoryFields(name).slug)).toBe(true);
});
