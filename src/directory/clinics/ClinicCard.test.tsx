import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { writeValue } from "@/storage/storage.ts";
import { createQueryClient } from "@/backend/queryClient.ts";
import { UpvoteProvider } from "@/directory/voting/UpvoteProvider.tsx";
import { exampleClinic, priceNote, rateNote, reviewsNote } from "../../../tests/support/exampleClinic.ts";
import type { CardMatch } from "./CardMatches.tsx";
import type { Clinic } from "./clinic.ts";
import { ClinicCard } from "./ClinicCard.tsx";
import { withPricesOf } from "./treatmentPrice.ts";

function show(about: Partial<Clinic>, matches?: CardMatch[]) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UpvoteProvider>
          <ClinicCard clinic={exampleClinic(about)} matches={matches} />
        </UpvoteProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const definition = (value: string) => screen.getByText(value).closest("dd")!;

test("a card leads to the clinic's page and shows where it is", () => {
  show({ id: "reprofit", name: "Reprofit", locations: ["Brno"], countries: ["Czechia"] });
  expect(screen.getByRole("link", { name: "Reprofit" })).toHaveAttribute("href", "/clinic/reprofit");
  expect(screen.getByText("Brno, Czechia")).toBeVisible();
});

test("figures without a source are muted and marked as samples", () => {
  const { container } = show({ priceEuros: 2600, successRate: 60, reviewScore: 4.5 });
  for (const value of ["€2,600", "60%", "4.5 / 5"]) {
    const figure = definition(value);
    expect(within(figure).getByText("sample")).toBeVisible();
    expect(figure).not.toHaveClass("font-semibold");
  }
  expect(container.querySelector("[class*='gold'], [style*='width']")).toBeNull();
});

test("figures with a source stand out, with what they count", () => {
  const notes = { price: priceNote(), success: rateNote(), reviews: reviewsNote() };
  const { container } = show({ priceEuros: 2600, successRate: 43, reviewScore: 4.5, notes });
  expect(screen.queryByText("sample")).toBeNull();
  for (const value of ["€2,600", "43%", "4.5 / 5"]) expect(definition(value)).toHaveClass("font-semibold");
  expect(screen.getByText("with ICSI, list of 1 Jan 2026, as read by others")).toBeVisible();
  const counted = screen.getByText(
    "clinical pregnancies, per transfer, all ages, 2023–2024, the clinic’s own figure",
  );
  expect(counted, "it is read with the rate, not as small print").not.toHaveClass("text-quiet");
  expect(screen.getByText("Google, 120 ratings")).toBeVisible();
  expect(container.querySelector("[class*='gold']")).not.toBeNull();
});

test("a rate comes with its publisher's range and verdict", () => {
  show({ successRate: 35, notes: { success: rateNote({ certainty: "=31-42c" }) } });
  const words = "publisher: range 31–\u206042%, consistent with the national average";
  expect(screen.getByText(words)).toBeVisible();
});

test("a published price stands beside a sample rate", () => {
  show({ priceEuros: 2600, successRate: 60, notes: { price: priceNote() } });
  expect(within(definition("€2,600")).queryByText("sample")).toBeNull();
  expect(within(definition("60%")).getByText("sample")).toBeVisible();
});

test("what is published stands first, then what isn't, and samples last", () => {
  const notes = { reviews: reviewsNote() };
  const { container } = show({ priceEuros: 2600, successRate: 60, reviewScore: 4.5, notes });
  const card = container.textContent;
  const order = ["4.5 / 5", "Not published: price, success rate.", "€2,600", "60%"].map((text) =>
    card.indexOf(text),
  );
  expect(order.every((place) => place >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("without any figure one line says so, and nothing is called a sample", () => {
  show({});
  expect(screen.getByText("No price, success rate or reviews published.")).toBeVisible();
  expect(screen.queryByText("N/A")).toBeNull();
  expect(screen.queryByText("sample")).toBeNull();
});

test("the card shows languages and the founding year if they are known", () => {
  const { unmount } = show({ languages: ["Czech", "English"], established: 1994 });
  expect(screen.getByText("Website in: Czech, English").closest("p")).toHaveTextContent(/Since 1994/);
  unmount();
  show({});
  expect(screen.queryByText(/Since/)).toBeNull();
});

test("the upvote button names the clinic and its votes", () => {
  show({ name: "Reprofit", upvoteCount: 12 });
  expect(screen.getByRole("button", { name: "Upvote 12 so far: Reprofit" })).toHaveAttribute(
    "aria-disabled",
    "false",
  );
});

const eggDonation = (treatments: string) =>
  withPricesOf([exampleClinic()], "egg-donation", new Map([[exampleClinic().id, { treatments }]]))[0]!;

test("a card of the treatment chosen says whose price it shows, and about how much it is", () => {
  const { unmount } = show(eggDonation("ec-2026=123000CZK"));
  expect(screen.getByText("Egg donation from")).toBeVisible();
  expect(definition("about €5,000")).toHaveClass("font-semibold");
  expect(screen.getByText(/^published as CZK\s123,000, list of 1 Jan 2026/)).toBeVisible();
  unmount();
  show(eggDonation(""));
  expect(screen.getByText("No price of this treatment, success rate or reviews published.")).toBeVisible();
});

afterEach(() => localStorage.clear());

const labels = () => screen.getAllByRole("term").map((term) => term.textContent);

test("somebody who chose donor eggs sees their rate before that with own eggs", () => {
  const rates = { successRate: 40, eggDonationSuccessRate: 60 };
  const asked = { text: "Offers egg donation", offer: "yes", asked: ["egg-donation"] } as const;
  const { unmount } = show(rates);
  expect(labels()).toEqual(["Success rate", "Egg donation success"]);
  unmount();
  const filtered = show(rates, [asked]);
  expect(labels()).toEqual(["Egg donation success", "Success rate"]);
  filtered.unmount();
  writeValue("plan-answers", { eggs: "donor", treatment: "donor-eggs" });
  show(rates);
  expect(labels()).toEqual(["Egg donation success", "Success rate"]);
});

test("a card says why it was found, with samples and sources marked", () => {
  show({}, [
    { text: "Speaks German", offer: "yes", isSourced: true, asked: ["de"] },
    { text: "Offers ICSI", offer: "sample", asked: ["icsi"] },
    { text: "Doesn't say whether it offers IVF", offer: "unknown", asked: ["ivf"] },
  ]);
  const found = within(screen.getByRole("list", { name: "What you asked for" })).getAllByRole("listitem");
  expect(found.map(({ textContent }) => textContent)).toEqual([
    "✓ Speaks German with a source",
    "? Offers ICSI sample",
    "? Doesn't say whether it offers IVF ",
  ]);
});
