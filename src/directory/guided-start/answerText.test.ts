import { expect, test } from "vitest";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { NO_WISHES } from "./answers.ts";
import { adviceFor, answerText } from "./answerText.ts";

const advice = (typed: Partial<TypedAnswers>) =>
  adviceFor({ ...NO_WISHES, typed: { ...EMPTY_ANSWERS, ...typed } });

test("where somebody would be treated is a country, a distance or both", () => {
  const cities = [{ slug: "brno", name: "Brno", east: 16.61, north: 49.2 }];
  const where = (country: string, within: 100 | null) =>
    answerText(
      { ...NO_WISHES, country, within, typed: { ...EMPTY_ANSWERS, homeCity: "brno" } },
      "distance",
      cities,
    );
  expect(where("", null)).toBe("Any distance from Brno");
  expect(where("Czechia", null)).toBe("Czechia, any distance from Brno");
  expect(answerText({ ...NO_WISHES, typed: EMPTY_ANSWERS }, "distance", cities)).toBe("Skipped");
  expect(where("", 100)).toBe("Up to 100 km from Brno");
  expect(where("Czechia", 100)).toBe("Czechia, up to 100 km from Brno");
});

const age = (text: string) => answerText({ ...NO_WISHES, typed: { ...EMPTY_ANSWERS, age: text } }, "age", []);

test("only an age that counts stands among the answers", () => {
  expect(["38", "81", "7", ""].map(age)).toEqual(["38", "Skipped", "Skipped", "Skipped"]);
});

test("the age changes only which results to look at, never a limit; without one nothing is said", () => {
  expect(advice({})).toEqual([]);
  expect(advice({ age: "7" })).toEqual([]);
  expect(advice({ age: "43" }).join()).toMatch(/^Look at results for women of 43\. .* ask each one\.$/);
  expect(advice({ age: "43", eggs: "donor" }).join()).toMatch(/not at those for your own age\./);
  expect(advice({ age: "43", treatment: "frozen-tablets" }).join()).toMatch(
    /age at which the eggs were collected/,
  );
});

const needs = (typed: Partial<TypedAnswers>) => advice(typed).some((text) => text.includes("donor sperm"));

test("whoever needs donor sperm is told to ask for it, which the guide doesn't", () => {
  expect(needs({ partner: "twoWomen" })).toBe(true);
  expect(needs({ partner: "womanAlone", eggs: "donor", treatment: "donor-eggs" })).toBe(true);
  expect(needs({ partner: "marriedCouple", sperm: "donor" })).toBe(true);
  expect(needs({ partner: "marriedCouple" })).toBe(false);
  // Their sperm was needed before.
  expect(needs({ partner: "twoWomen", treatment: "frozen-tablets", embryos: "there" })).toBe(false);
});
