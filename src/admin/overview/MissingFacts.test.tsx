import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { MissingFacts } from "./MissingFacts.tsx";

const row = (id: string, missing: string[], more: object = {}) => ({
  ...{ id, name: id, countries: [], locations: [], published: true, merged_into: null, votes: 0 },
  ...{ facts: 0, oldest: null, missing, ...more },
});

beforeEach(async () => {
  const clinics = [
    row("a", ["price", "language"]),
    row("b", ["price", "contact"]),
    row("c", [], { oldest: "2015-01-20" }),
    row("fresh", [], { oldest: new Date().toISOString().slice(0, 10) }),
    row("unpublished", ["result"], { published: false }),
    row("duplicate", [], { merged_into: "a" }),
  ];
  answerBackend({ "/rpc/admin_clinics": { json: clinics } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <MissingFacts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText("2 of 4 clinics complete");
});

test("what is missing is counted over published clinics, with progress and the way to them", () => {
  const prices = within(screen.getByRole("heading", { name: "price" }).closest("li")!);
  expect(prices.getByText("Known for 2 of 4 clinics")).toBeVisible();
  expect(prices.getByRole("progressbar", { name: "Clinics with price" })).toHaveAttribute("value", "2");
  expect(prices.getByRole("link", { name: "2 to do: price" })).toHaveAttribute(
    "href",
    "/admin/clinics?show=no-price",
  );
  const rates = within(screen.getByRole("heading", { name: "success rate" }).closest("li")!);
  expect(rates.getByText("Known for 4 of 4 clinics")).toBeVisible();
  expect(rates.queryByRole("link")).toBeNull();
  const contacts = within(screen.getByRole("heading", { name: "telephone or e\u2011mail" }).closest("li")!);
  expect(contacts.getByRole("link", { name: "1 to do: telephone or e\u2011mail" })).toHaveAttribute(
    "href",
    "/admin/clinics?show=no-contact",
  );
});

test("progress says how many clinics are complete, and how many to check, those never checked among them", () => {
  expect(screen.getByText("2 of 4 clinics complete")).toBeVisible();
  expect(screen.getByRole("link", { name: "2 to do: everything" })).toHaveAttribute(
    "href",
    "/admin/clinics?show=incomplete",
  );
  expect(screen.getByText("Checked within a year at 1 of 4 clinics")).toBeVisible();
  expect(screen.getByRole("link", { name: "3 to do: fresh checks" })).toHaveAttribute(
    "href",
    "/admin/clinics?show=to-check",
  );
});

test("the next clinics are listed with what to add, the longest unchecked first", () => {
  const rows = within(screen.getByRole("region", { name: "Next" })).getAllByRole("listitem");
  expect(rows.map((each) => each.textContent)).toEqual([
    "aNever checked. Missing: price, spoken languages.Add a price of a",
    "bNever checked. Missing: price, telephone or e\u2011mail.Add a price of b",
    expect.stringMatching(/^cOldest check .*2015\.Read its sources again of c$/),
  ]);
});
