import { expect, test } from "vitest";
import { readAge } from "./ageReading.ts";
import { completeAnswers, EMPTY_ANSWERS, fullAnswers, readStoredAnswers } from "./answers.ts";

test("an age is whole years between 18 and 70", () => {
  expect(readAge("")).toBeNull();
  expect(readAge(" 38 ")).toEqual({ age: 38 });
  for (const wrong of ["17", "71", "999", "38.5", "-38", "thirty", "3e1", "0x20", "３８"]) {
    expect(readAge(wrong), wrong).toHaveProperty("problem");
  }
});

test("answers are incomplete without age or partner, and without a man the sperm is a donor's", () => {
  expect(completeAnswers(EMPTY_ANSWERS)).toBeNull();
  expect(completeAnswers({ ...EMPTY_ANSWERS, age: "38" })).toBeNull();
  expect(completeAnswers({ ...EMPTY_ANSWERS, partner: "twoWomen" })).toBeNull();
  const alone = completeAnswers({ ...EMPTY_ANSWERS, age: "38", partner: "womanAlone", sperm: "partner" });
  expect(alone).toMatchObject({ age: 38, sperm: "donor" });
  const two = completeAnswers({ ...EMPTY_ANSWERS, age: "38", partner: "twoWomen", sperm: "partner" });
  expect(two).toMatchObject({ partner: "twoWomen", sperm: "donor" });
});

test("answers are full once somebody has said whose eggs, too", () => {
  const complete = { ...EMPTY_ANSWERS, age: "38", partner: "marriedCouple" } as const;
  expect(fullAnswers(complete)).toBeNull();
  const full = { ...complete, treatment: "own-eggs" } as const;
  expect(fullAnswers(full)).toEqual(completeAnswers(full));
  expect(fullAnswers({ ...full, age: "" })).toBeNull();
});

test("what was answered of frozen embryos comes back whole, or not at all", () => {
  const frozen = { eggs: "donor", embryos: "abroad" } as const;
  expect(readStoredAnswers({ ...EMPTY_ANSWERS, frozen })).toEqual({ ...EMPTY_ANSWERS, frozen });
  for (const torn of [{ ...frozen, eggs: "x" }, { ...frozen, embryos: "x" }, null, "donor"])
    expect(readStoredAnswers({ ...EMPTY_ANSWERS, frozen: torn })).toEqual(EMPTY_ANSWERS);
});

test("stored answers come back, and anything that isn't ours is ignored", () => {
  const kept = {
    ...EMPTY_ANSWERS,
    ...{ age: "38", partner: "twoWomen", knownDonor: true, treatment: "own-eggs" },
    ...{ homeCountry: "United Kingdom", homeCity: "karlovy-vary" },
  } as const;
  expect(readStoredAnswers(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  for (const wrong of [
    ...[null, undefined, 7, "text", [], {}],
    { ...kept, partner: "constructor" },
    { ...kept, eggs: "<b>own</b>" },
    { ...kept, sperm: null },
    { ...kept, embryos: "__proto__" },
    { ...kept, knownDonor: "yes" },
    { ...kept, homeCity: "<b>" },
    { ...kept, homeCountry: null },
    { ...kept, homeCity: ["brno"] },
    { ...kept, homeCountry: "x".repeat(61) },
  ]) {
    expect(readStoredAnswers(wrong)).toBeNull();
  }
});

test("a stored age that is no number is left out, and the other answers stay", () => {
  const kept = { ...EMPTY_ANSWERS, partner: "twoWomen", eggs: "donor", homeCountry: "Poland" } as const;
  for (const age of [38, null, "3a", "\u202e38", "9".repeat(1_000_000)]) {
    expect(readStoredAnswers({ ...kept, age })).toEqual(kept);
  }
});

test("what an earlier page kept gets the treatment that its eggs and embryos say", () => {
  const { treatment: _, homeCity: __, homeCountry: ___, ...earlier } = EMPTY_ANSWERS;
  expect(readStoredAnswers({ ...earlier, age: "38" })).toMatchObject({ treatment: "own-eggs", homeCity: "" });
  expect(readStoredAnswers({ ...earlier, eggs: "donor" })?.treatment).toBe("donor-eggs");
  expect(readStoredAnswers({ ...earlier, embryos: "abroad" })?.treatment).toBe("frozen-tablets");
  const torn = { ...EMPTY_ANSWERS, eggs: "donor", treatment: "own-eggs" };
  expect(readStoredAnswers(torn)?.treatment).toBe("donor-eggs");
});

test("who has not said which treatment has not said it after coming back either", () => {
  const kept = { ...EMPTY_ANSWERS, age: "38", eggs: "donor", homeCity: "brno" };
  expect(readStoredAnswers(kept)).toEqual(kept);
});
