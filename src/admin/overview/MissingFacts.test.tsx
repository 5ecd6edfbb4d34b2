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
  await screen.findByText("1 of 3 clinics complete");
});

test("what is missing is counted over published clinics, with progress and the way to them", () => {
  const prices = within(screen.getByRole("heading", { name: "price" }).closest("li")!);
  expect(prices.getByText("Known for 1 of 3 clinics")).toBeVisible();
  expect(prices.getByRole("progressbar", { name: "Clinics with price" })).toHaveAttribute("value", "1");
  expect(prices.getByRole("link", { name: "2 to do: price" })).toHaveAttribute(
    "href",
    "/admin/clinics?show=no-price",
  );
  const rates = within(screen.getByRole("heading", { name: "success rate" }).closest("li")!);
  expect(rates.getByText("Known for 3 of 3 clinics")).toBeVisible();
  expect(rates.queryByRole("link")).toBeNull();
  const contacts = within(screen.getByRole("heading", { name: "telephone or e-mail" }).closest("li")!);
  expect(contacts.getByRole("link", { name: "1 to do: telephone or e-mail" })).toHaveAttribute(
    "href",
    "/admin/clinics?show=no-contact",
  );
});

test("progress says how many clinics are complete, and old checks how many to read again", () => {
  expect(screen.getByText("1 of 3 clinics complete")).toBeVisible();
  expect(screen.getByRole("link", { name: "2 to do: everything" })).toHaveAttribute(
    "href",
    "/admin/clinics?show=incomplete",
  );
  expect(screen.getByText("No check over a year old at 2 of 3 clinics")).toBeVisible();
  expect(screen.getByRole("link", { name: "1 to do: fresh checks" })).toHaveAttribute(
    "href",
    "/admin/clinics?show=old-facts",
  );
});

test("the next clinics are listed with what to add, the longest unchecked first", () => {
  const rows = within(screen.getByRole("region", { name: "Next" })).getAllByRole("listitem");
  expect(rows.map((each) => each.textContent)).toEqual([
    "aNever checked. Missing: price, spoken languages.Add a price of a",
    "bNever checked. Missing: price, telephone or e-mail.Add a price of b",
    expect.stringMatching(/^cOldest check .*2015\.Read its sources again of c$/),
  ]);
});
