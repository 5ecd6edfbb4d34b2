import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { NO_FACTS, priceRow } from "../../../tests/support/exampleFacts.ts";
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
