import { describe, expect, test } from "vitest";
import { NO_FILTERS, type ListFilters } from "./listFilters.ts";
import { answersText, optionText, placeText, summaryText, type Answers } from "./offerTexts.ts";

describe("Above the list and on the button", () => {
  const german = { ...NO_FILTERS, spoken: ["de"] };
  test.for<[Answers, ListFilters, string, string]>([
    [
      { known: 1, unknown: 13 },
      german,
      "1 clinic speaks German. 13 don't say: ask them.",
      "1 clinic and 13 that don't say",
    ],
    [
      { known: 2, unknown: 1 },
      german,
      "2 clinics speak German. 1 doesn't say: ask it.",
      "2 clinics and 1 that doesn't say",
    ],
    [{ known: 3, unknown: 0 }, german, "3 clinics speak German.", "3 clinics"],
    [
      { known: 0, unknown: 14 },
      german,
      "No clinic says that it speaks German. 14 don't say: ask them.",
      "14 that don't say",
    ],
    [{ known: 0, unknown: 0 }, german, "0 clinics", "0 clinics"],
    [
      { known: 1, unknown: 2 },
      { ...german, treatments: ["egg-donation", "icsi"] },
      "1 clinic offers egg donation or ICSI and speaks German. 2 don't say: ask them.",
      "1 clinic and 2 that don't say",
    ],
  ])("%j", ([answers, listFilters, summary, shown]) => {
    expect(summaryText(answers, listFilters)).toBe(summary);
    expect(answersText(answers)).toBe(shown);
  });

  test("an option names both, too", () => {
    expect(optionText({ known: 1, unknown: 13 })).toBe("1 says so, 13 not known");
    expect(optionText({ known: 2, unknown: 0 })).toBe("2 say so");
    expect(optionText({ known: 0, unknown: 5 })).toBe("none says so, 5 not known");
  });

  test("a place counts all of its clinics, which are there whatever they don't say", () => {
    expect(placeText({ known: 0, unknown: 14 })).toBe("14 clinics, none known to fit");
    expect(placeText({ known: 4, unknown: 10 })).toBe("14 clinics, 4 known to fit");
    expect(placeText({ known: 1, unknown: 0 })).toBe("1 clinic");
  });
});
