import { describe, expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { rankClinics, topClinics } from "./ranking.ts";

const a = exampleClinic({
  id: "a",
  name: "A",
  priceEuros: 3000,
  successRate: 50,
  reviewScore: 4.1,
  overallScore: 80,
});
const b = exampleClinic({
  id: "b",
  name: "B",
  priceEuros: 2000,
  successRate: 70,
  reviewScore: 4.9,
  overallScore: 70,
});
const zero = exampleClinic({
  id: "zero",
  name: "Zero",
  priceEuros: 0,
  successRate: 0,
  reviewScore: 0,
  overallScore: 1,
});
const unknown = exampleClinic({ id: "unknown", name: "Unknown" });
const all = [unknown, zero, a, b];

function ids(clinics: { id: string }[]): string[] {
  return clinics.map((clinic) => clinic.id);
}

describe("Ranking clinics", () => {
  test("the lowest price comes first, zero and missing prices last", () => {
    expect(ids(rankClinics(all, "price"))).toEqual(["b", "a", "zero", "unknown"]);
  });

  test("the highest success rate comes first, zero and missing rates last", () => {
    expect(ids(rankClinics(all, "success"))).toEqual(["b", "a", "zero", "unknown"]);
  });

  test("the best review comes first, zero and missing reviews last", () => {
    expect(ids(rankClinics(all, "reviews"))).toEqual(["b", "a", "zero", "unknown"]);
  });

  test("the most votes come first", () => {
    const voted = { ...zero, upvoteCount: 3 };
    expect(ids(rankClinics([a, b, voted], "overall"))).toEqual(["zero", "a", "b"]);
  });

  test("equal votes are ordered by overall score, then by name", () => {
    const twin = { ...a, id: "twin", name: "Aa" };
    expect(ids(rankClinics([twin, b, a], "overall"))).toEqual(["a", "twin", "b"]);
  });

  test("the list it is given stays as it was", () => {
    const given = [a, b];
    rankClinics(given, "price");
    expect(ids(given)).toEqual(["a", "b"]);
  });
});

describe("The top of a ranking", () => {
  test("holds as many as asked for", () => {
    expect(ids(topClinics(all, "overall", 2))).toEqual(["a", "b"]);
  });

  test("has clinics whose figure is not known at its end", () => {
    expect(ids(topClinics(all, "price", 5))).toEqual(["b", "a", "zero", "unknown"]);
    expect(ids(topClinics(all, "price", 2))).toEqual(["b", "a"]);
  });

  test("keeps clinics without votes, since none is a number of votes", () => {
    expect(topClinics(all, "overall", 5)).toHaveLength(4);
  });
});
