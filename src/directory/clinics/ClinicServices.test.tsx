import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Json } from "@/backend/database.types.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { NO_FACTS, priceRow, reviewRow, serviceRow } from "../../../tests/support/exampleFacts.ts";
import type { Clinic } from "./clinic.ts";
import { ClinicServices } from "./ClinicServices.tsx";

function show(facts: Record<string, Json>, about: Partial<Clinic> = {}) {
  const read = factsFromJson({ ...NO_FACTS, ...facts }, "2026-11-22");
  const { container } = render(read && <ClinicServices clinic={exampleClinic(about)} facts={read} />);
  return container.textContent;
}

const german = { ...serviceRow, id: "de", kind: "language", code: "de" };

test("what one source says stands together, with its day", () => {
  const services = [serviceRow, { ...serviceRow, id: "ivf", code: "ivf" }, german];
  const text = show({ services });
  expect(screen.getByText("IVF and egg donation")).toBeVisible();
  expect(screen.getByText("German")).toBeVisible();
  expect(text?.match(/Checked on 1 Nov 2026/g)).toHaveLength(2);
  expect(screen.getByRole("heading", { name: "Languages spoken" })).toBeVisible();
});

test("what a clinic doesn't offer stands apart", () => {
  const refused = { ...serviceRow, is_offered: false };
  const services = [
    { ...refused, id: "embryo", code: "embryo_donation" },
    { ...refused, id: "egg", code: "egg_donation" },
  ];
  show({ services });
  expect(screen.getByText("Not egg donation or embryo donation")).toBeVisible();
});

test("a published price shows that a treatment is offered, and says so", () => {
  show({ prices: [priceRow] });
  expect(screen.getByText("IVF and ICSI: it publishes a price.")).toBeVisible();
});

test("samples are marked, and gone as soon as anything has a source", () => {
  const sample = { ...german, status: "sample", source_url: null };
  expect(show({ services: [sample] })).toContain("Sample, not the clinic's own: German");
  expect(show({ services: [sample, serviceRow] })).not.toContain("German");
  const consultation = { ...priceRow, item: "consultation", per: "visit", includes: [] };
  const sourced: Record<string, Json>[] = [{ reviews: [reviewRow] }, { prices: [consultation] }];
  for (const facts of sourced) expect(show({ services: [sample], ...facts })).not.toContain("German");
});

test("what the listing and the country show is a yes with its reason, before any sample", () => {
  const sample = { ...german, code: "en", status: "sample", source_url: null };
  show({ services: [sample] }, { countries: ["United Kingdom"], specialties: ["Egg donation"] });
  expect(screen.getByText("English: the clinic is in the United Kingdom.")).toBeVisible();
  expect(screen.getByText("Egg donation: its listing names it.")).toBeVisible();
  expect(screen.queryByText(/Sample/)).toBeNull();
});
