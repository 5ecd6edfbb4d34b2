import { describe, expect, test } from "vitest";
import { exampleClinic, rateBasis } from "../../../tests/support/exampleClinic.ts";
import type { Basis } from "./basis.ts";
import type { Clinic } from "./clinic.ts";
import { rankByFigure } from "./figureRanking.ts";
import { fewRatingsNote, levelNote } from "./rankingText.ts";

const bases = new Map<string, Basis>();

function published(id: string, about: Partial<Clinic>, basis: Basis): Clinic {
  bases.set(id, basis);
  return exampleClinic({ id, name: id.toUpperCase(), ...about, notes: basis });
}

const rate = (id: string, successRate: number, about: object) =>
  published(id, { successRate }, { success: rateBasis(about) });

const judged = (id: string, successRate: number, range: string) =>
  published(id, { successRate }, { success: `${rateBasis()}/${range}/?` });

const note = (...clinics: Clinic[]) => levelNote(rankByFigure(clinics, "success", bases), "success");
const of = (n: string) => ({ n });

describe("What a ranking of rates says of its order", () => {
  test("is of how many others the highest isn't clearly ahead", () => {
    const clinics = [
      rate("a", 40, of("900")),
      rate("b", 39, of("900")),
      rate("c", 38, of("100")),
      rate("d", 20, of("900")),
    ];
    expect(note(...clinics)).toBe(
      "The highest rate isn’t clearly ahead of 2 of the 3 others. Where two ranges overlap, we call neither rate better: the difference may be chance.",
    );
    expect(note(...clinics.slice(0, 3))).toMatch(
      /^The highest rate isn’t clearly ahead of any of the 2 others\./,
    );
    expect(note(...clinics.slice(0, 2))).toMatch(/^Neither rate is clearly ahead of the other\./);
  });

  test("never counts one that is clearly behind a rate that shares the first place", () => {
    const [kings, lister] = [judged("kings", 39, "35-43"), judged("lister", 39, "34-45")];
    expect(note(kings, lister, judged("bourn", 29, "25-34"))).toMatch(/ahead of 1 of the 2 others\./);
  });

  test("is a missing number of treatments where that is why they can't be told apart", () => {
    const missing =
      /^Neither rate .* At least one doesn’t publish the number of treatments behind its rate\.$/;
    expect(note(rate("a", 60, of("?")), rate("b", 30, of("?")))).toMatch(missing);
    expect(note(rate("a", 60, of("?")), rate("b", 30, of("900")))).toMatch(missing);
  });

  test("counts one of few treatments, whose range reaches past the second", () => {
    const reaching = [
      rate("a", 60, of("900")),
      rate("b", 40, of("900")),
      rate("c", 33.33, of("9")),
      rate("d", 4, of("9000")),
    ];
    expect(note(...reaching)).toMatch(/ahead of 1 of the 3 others\./);
  });

  test("is nothing where the first is clearly ahead", () => {
    expect(note(rate("a", 60, of("900")), rate("b", 30, of("900")))).toBeNull();
  });
});

const rated = (id: string, reviewScore: number, count: number) =>
  published(id, { reviewScore }, { reviews: `HFEA/5/${count}/2026-10-01` });

const noteOnReviews = (clinics: Clinic[]) =>
  fewRatingsNote(rankByFigure(clinics, "reviews", bases), "reviews");

test("a ranking of reviews says that few ratings have no place where a score rests on them", () => {
  const all = [rated("a", 5, 19), rated("b", 4.5, 20), rated("c", 4.5, 300), rated("d", 4, 20)];
  expect(noteOnReviews(all)).toMatch(/^A score of fewer than 20 ratings has no place/);
  expect(noteOnReviews(all.slice(1))).toBeNull();
});
