import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { TREATMENT_LETTERS } from "@/directory/facts/codes.ts";
import type { RateBasis } from "@/directory/facts/measure.ts";
import { prices, rates, reviews } from "../../../tests/support/factArbitraries.ts";
import { writeNotes } from "../../../tests/support/noteWriter.ts";
import { readAmount, readPriceNote, readRateNote, readReviewsNote, splitNotes } from "./noteCodes.ts";

const isLateInFifthYear = ({ checkedOn, periodTo }: RateBasis) =>
  Number(checkedOn.slice(0, 4)) - Number(periodTo.slice(0, 4)) === 5 &&
  periodTo.slice(5) < checkedOn.slice(5);

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

test("a list's notes say all that a card shows and a price range compares, whatever the facts are", () => {
  const facts = fc.record({
    success: some(rates),
    eggDonation: some(rates),
    price: some(prices),
    reviews: some(reviews),
  });
  fc.assert(
    fc.property(facts, ({ success, eggDonation, price, reviews: reviewed }) => {
      const notes = splitNotes(
        writeNotes({
          ...(success && { success }),
          ...(eggDonation && { eggDonation }),
          ...(price && { price }),
          ...(reviewed && { reviews: reviewed }),
        }),
      );
      for (const [note, rate] of [
        [notes.success, success],
        [notes.eggDonation, eggDonation],
      ] as const) {
        expect(note === undefined).toBe(rate === undefined);
        if (!rate) continue;
        const years = [...new Set([rate.periodFrom.slice(0, 4), rate.periodTo.slice(0, 4)])].join("-");
        expect(readRateNote(note ?? "")).toEqual({
          outcome: rate.outcome.charAt(0),
          denominator: rate.denominator.charAt(0),
          years,
          publisher: rate.publishedBy.charAt(0),
          embryos: { fresh: "f", frozen: "z", any: "" }[rate.embryos],
          ages:
            rate.ageFrom === null && rate.ageTo === null ? "" : `${rate.ageFrom ?? ""}-${rate.ageTo ?? ""}`,
          isOld: Number(rate.checkedOn.slice(0, 4)) - Number(years.slice(-4)) > 5 || isLateInFifthYear(rate),
          range: rate.range
            ? `${Math.round(rate.range.lowest)}-${Math.round(rate.range.highest)}`
            : undefined,
          verdict: rate.verdict?.charAt(0),
        });
      }
      expect(notes.price === undefined).toBe(price === undefined);
      if (price) {
        expect(readPriceNote(notes.price ?? "")).toEqual({
          publisher: price.publishedBy.charAt(0),
          patients: price.group?.charAt(0) ?? "-",
          day: (price.listDate ?? `${price.checkedOn} `).replace(/-01-01$/, "").trim(),
          unlisted: price.listDate === null ? "?" : "",
          includes: lettersOf(price.includes),
          excludes: lettersOf(price.excludes),
        });
      }
      expect(readReviewsNote(notes.reviews ?? "")).toEqual(
        reviewed ? { count: reviewed.count, platform: reviewed.platform } : null,
      );
    }),
  );
});

function lettersOf(codes: readonly string[]): string {
  return codes
    .toSorted()
    .map((code) => Object.entries(TREATMENT_LETTERS).find(([name]) => name === code)?.[1])
    .join("");
}

test("no two treatments share a letter", () => {
  const letters = Object.values(TREATMENT_LETTERS);
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of letters) expect(letter).toMatch(/^[a-z]$/i);
});

test("a platform may have slashes and signs in its name", () => {
  expect(splitNotes("///9 A/B = 100%/")).toEqual({ reviews: "9 A/B = 100%/" });
});

test("what was published in another currency follows a price", () => {
  expect(readAmount("c-2026i-=4100.5GBP")).toEqual({ amount: 4100.5, currency: "GBP" });
  expect(readAmount("c-2026i-=6400")).toEqual({ amount: 6400, currency: "EUR" });
  expect(readAmount("c-2026i-")).toBeNull();
  expect(readPriceNote("c-2026i-=4100.5GBP")).toEqual(readPriceNote("c-2026i-"));
});

test("a clinic without sources has no notes", () => {
  expect(splitNotes("")).toEqual({});
});

test("words of another version are no note, and nothing breaks", () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      const notes = splitNotes(words);
      for (const note of Object.values(notes)) expect(note).not.toBe("");
      expect([readRateNote(`?${words}`), readPriceNote(`?${words}`), readReviewsNote(`?${words}`)]).toEqual([
        null,
        null,
        null,
      ]);
    }),
  );
});

test("notes as older versions stored them read the same", () => {
  for (const [older, now] of [
    ["ls2018r-34", "ls18r-34"],
    ["ct2022-2024rf!35-37=27-36c", "ct22-24rf!35-37=27-36c"],
  ] as const)
    expect(readRateNote(older)).toEqual(readRateNote(now));
  expect(readRateNote("ls1998-01r")?.years).toBe("1998-2001");
  expect(readReviewsNote("312 Google")).toEqual(readReviewsNote("312"));
});
