import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { published } from "../../../tests/support/publishedResults.ts";
import { parseRate } from "@/directory/facts/measure.ts";
import { figureLine } from "./figureNotes.ts";
import { figuresAtAge } from "./figuresAtAge.ts";

const FROM_38 = { ageFrom: 38, ageTo: null };
const AT_38 = { band: FROM_38, age: null };
const OVER_37 = { age_from: 38, age_to: null };

test("each clinic has its rate of the chosen age, with what it counts and whom", () => {
  const figures = figuresAtAge(
    published({ clinic_id: "a", percentage: 39 }, { clinic_id: "a", percentage: 19, ...OVER_37 }),
    AT_38,
  );
  const figure = figures.get("a")!;
  expect(figure.percentage).toBe(19);
  const clinic = exampleClinic({ notes: { success: figure.note } });
  expect(figureLine(clinic, "success")).toBe(
    "live births, per started cycle, from age 38, 2023, from a register",
  );
  expect(parseRate(figure.basis)).toMatchObject({
    ageFrom: 38,
    ageTo: null,
    n: 200,
    denominator: "started_cycle",
  });
});

test("another band counts only for somebody whose age is known to be in it", () => {
  const results = published({ clinic_id: "a" }, { clinic_id: "b", age_from: 38, age_to: 39 });
  expect(figuresAtAge(results, AT_38).size).toBe(0);
  expect([...figuresAtAge(results, { band: FROM_38, age: 39 }).keys()]).toEqual(["b"]);
  expect(figuresAtAge(results, { band: FROM_38, age: 41 }).size).toBe(0);
});

test("the newest rate for somebody's age comes before an older one, even one of exactly the chosen band", () => {
  const old = { period_from: "2018-01-01", period_to: "2018-12-31" };
  const results = published(
    { clinic_id: "a", percentage: 30, age_from: 38, age_to: 39, ...old },
    { clinic_id: "b", percentage: 31, age_from: 38, age_to: 39, ...old },
    { clinic_id: "a", percentage: 20, ...OVER_37 },
  );
  const figures = figuresAtAge(results, { band: { ageFrom: 38, ageTo: 39 }, age: 38 });
  expect([...figures].map(([id, { percentage }]) => [id, percentage])).toEqual([
    ["a", 20],
    ["b", 31],
  ]);
});

test("all rates are counted as most clinics count them, if the clinic publishes such a rate", () => {
  const figures = figuresAtAge(
    published(
      { clinic_id: "a", denominator: "transfer", percentage: 60, ...OVER_37 },
      { clinic_id: "a", percentage: 20, ...OVER_37 },
      { clinic_id: "b", percentage: 30, ...OVER_37 },
      { clinic_id: "c", denominator: "transfer", percentage: 50, ...OVER_37 },
      { clinic_id: "d", percentage: 99, eggs: "donor", ...OVER_37 },
    ),
    AT_38,
  );
  expect([...figures].map(([id, { percentage }]) => [id, percentage])).toEqual([
    ["a", 20],
    ["b", 30],
    ["c", 50],
  ]);
});

test("a card says so where its rate is of another age than the visitor's", () => {
  const clinic = exampleClinic({ notes: { success: "ls2023r-37" }, isOfOtherAge: true });
  expect(figureLine(clinic, "success")).toMatch(/^live births.*not for your age group$/);
});
