import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { rankByFigure } from "@/directory/clinics/figureRanking.ts";
import { comparable } from "@/directory/facts/comparable.ts";
import { parsePrice } from "@/directory/facts/measure.ts";
import { exampleClinic, priceNote } from "../../../tests/support/exampleClinic.ts";
import { ComparisonRules } from "./ComparisonRules.tsx";

const priceIn = (currency: string) => `ivf_cycle/cycle/${currency}/-/icsi/drugs/2026-01-01/clinic/2026-11-22`;

test("the rules say where a price in another currency is converted, and where it isn't compared", () => {
  const prices = ["EUR", "GBP"].map(priceIn);
  const clinic = { priceEuros: 5_000, notes: { price: priceNote() } };
  const clinics = prices.map((id) => exampleClinic({ id, ...clinic }));
  const bases = new Map(prices.map((price) => [price, { price }]));
  expect(rankByFigure(clinics, "price", bases).ranked).toHaveLength(2);
  const [one, other] = prices.map((price) => parsePrice(price)!);
  expect(comparable(one!, other!)).toBe("currency");
  render(<ComparisonRules />, { wrapper: MemoryRouter });
  expect(screen.getByText(/Prices need the same treatment/)).toHaveTextContent(
    "Lists and rankings convert other currencies to euros. A comparison shows those euros too, but compares only prices in one currency.",
  );
});
