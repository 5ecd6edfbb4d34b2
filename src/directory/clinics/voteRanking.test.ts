import { describe, expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { rankByVotes } from "./voteRanking.ts";

const clinic = (id: string, upvoteCount: number, overallScore: number | null = null) =>
  exampleClinic({ id, name: id.toUpperCase(), upvoteCount, overallScore });

function ranks(...clinics: Parameters<typeof rankByVotes>[0]): string[] {
  return rankByVotes(clinics).map(({ clinic: { id }, rank, isBySample }) =>
    isBySample ? `${rank} (${id})` : `${rank} ${id}`,
  );
}

describe("The ranking by votes", () => {
  test("has the most votes first", () => {
    expect(ranks(clinic("a", 1), clinic("b", 3), clinic("c", 2))).toEqual(["1 b", "2 c", "3 a"]);
  });

  test("orders equal votes by overall score, and says that a sample decides", () => {
    expect(ranks(clinic("a", 2, 70), clinic("b", 5, 60), clinic("c", 2, 80))).toEqual([
      "1 b",
      "2 (c)",
      "3 (a)",
    ]);
  });

  test("orders any number of equal votes by score, and those without a score last", () => {
    const scores = [clinic("a", 2, 70), clinic("none", 2), clinic("b", 2, 90), clinic("c", 2, 80)];
    expect(ranks(...scores)).toEqual(["1 (b)", "2 (c)", "3 (a)", "4 (none)"]);
    expect(ranks(...scores.toReversed())).toEqual(["1 (b)", "2 (c)", "3 (a)", "4 (none)"]);
  });

  test("rests on samples alone before anybody votes", () => {
    expect(ranks(clinic("a", 0, 70), clinic("b", 0, 80))).toEqual(["1 (b)", "2 (a)"]);
    expect(ranks(clinic("a", 0, 70))).toEqual(["1 (a)"]);
  });

  test("gives clinics that nothing tells apart the same rank, in the order of the list", () => {
    expect(ranks(clinic("lublin", 2), clinic("zlín", 1), clinic("łódź", 2))).toEqual([
      "1 lublin",
      "1 łódź",
      "3 zlín",
    ]);
  });

  test("leaves out clinics with neither votes nor a score: their order would be by chance", () => {
    expect(ranks(clinic("a", 0), clinic("b", 1))).toEqual(["1 b"]);
  });

  test("leaves the list it is given as it was", () => {
    const given = [clinic("a", 1), clinic("b", 2)];
    rankByVotes(given);
    expect(given.map(({ id }) => id)).toEqual(["a", "b"]);
  });
});
