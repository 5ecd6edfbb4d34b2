import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { exampleClinic, rateNote } from "../../../tests/support/exampleClinic.ts";
import { NO_FACTS, priceRow, resultRow } from "../../../tests/support/exampleFacts.ts";
import { KeyFigures } from "./KeyFigures.tsx";

function show(price: object) {
  const facts = factsFromJson({ ...NO_FACTS, prices: [{ ...priceRow, ...price }] }, "2026-11-22")!;
  render(<KeyFigures clinic={exampleClinic()} facts={facts} currency="EUR" />);
}

test("a price at the top says whom it is for and that somebody else read it", () => {
  show({});
  expect(screen.getByText("for patients who pay themselves, read by a third party")).toBeVisible();
});

test("what the clinic itself asks of everyone needs no such line", () => {
  show({ patient_group: "everyone", published_by: "clinic" });
  expect(screen.queryByText(/^(for|read|the clinic)/)).toBeNull();
});

const ratesOf = (...years: string[]) =>
  years.map((year) =>
    Object.assign({}, resultRow, { id: year, period_from: `${year}-01-01`, period_to: `${year}-12-31` }),
  );

test.for([
  ["2018", "says beside itself that it is old", 1],
  ["2023", "says nothing of the kind, although the clinic has old ones too", 0],
] as const)("a rate of %s among the key figures %s", ([years, , count]) => {
  const facts = factsFromJson({ ...NO_FACTS, results: ratesOf("2018", "2023") }, "2026-11-22")!;
  const clinic = exampleClinic({ successRate: 33, notes: { success: rateNote({ years }) } });
  render(<KeyFigures clinic={clinic} facts={facts} currency="EUR" />);
  const figure = within(screen.getByText("Success rate").parentElement!);
  expect(figure.queryAllByText("Old result: ask for a newer one")).toHaveLength(count);
});
