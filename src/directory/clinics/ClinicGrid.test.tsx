import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { UpvoteProvider } from "@/directory/voting/UpvoteProvider.tsx";
import { ClinicGrid } from "./ClinicGrid.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const paint = () => act(() => void vi.advanceTimersByTime(20));

const clinics = Array.from({ length: 40 }, (_, number) => exampleClinic({ id: `c${number}` }));

const around = (grids: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>
      <UpvoteProvider>{grids}</UpvoteProvider>
    </MemoryRouter>
  </QueryClientProvider>
);

function show(searched = "", headings = new Map<string, string>()) {
  return render(
    around(<ClinicGrid clinics={clinics} searched={searched} headings={headings} isForSale={false} />),
  );
}

const showTwo = () =>
  render(
    around(
      <>
        <ClinicGrid clinics={clinics.slice(0, 9)} searched="in Olomouc" isForSale={false} />
        <ClinicGrid clinics={clinics.slice(20, 29)} searched="in Zlín" isForSale={false} />
      </>,
    ),
  );

const paintAll = () => Array.from({ length: 24 }, paint);
const focusedClinic = () => document.activeElement?.closest("[data-card]")?.getAttribute("data-card");

test("‘Show more’ shows its press first, then cards fill their places two by two, with the first focused", () => {
  show();
  for (let step = 0; step < 6; step++) paint();
  const button = screen.getByRole("button", { name: /Show more/ });
  fireEvent.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(screen.getAllByRole("article")).toHaveLength(12);
  paint();
  expect(button).toHaveAttribute("aria-busy", "false");
  expect(screen.getAllByRole("article")).toHaveLength(14);
  expect(screen.getAllByRole("listitem")).toHaveLength(14);
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(24);
  expect(screen.getAllByRole("heading", { level: 3 })[12]).toContainElement(
    document.activeElement as HTMLElement,
  );
  for (let step = 0; step < 5; step++) paint();
  expect(screen.getAllByRole("article")).toHaveLength(24);
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(24);
});

test("on return the card that was left is drawn first, and the others keep their heights", () => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 417));
  const { unmount } = show();
  for (let step = 0; step < 12; step++) paint();
  window.history.replaceState({ idx: 1 }, "", "/clinic/c20");
  unmount();
  window.history.replaceState({ idx: 0 }, "", "/");
  show();
  const places = screen.getAllByRole("listitem", { hidden: true });
  expect(places).toHaveLength(24);
  expect(screen.getAllByRole("article").map((card) => places.indexOf(card.closest("li")!))).toEqual([19, 20]);
  expect(places[0]).toHaveStyle({ minHeight: "417px" });
  expect(places[20]).not.toHaveStyle({ minHeight: "417px" });
});

test("a newly opened list is drawn from the top", () => {
  window.history.replaceState({ idx: 7 }, "", "/");
  show();
  const places = screen.getAllByRole("listitem", { hidden: true });
  expect(screen.getAllByRole("article").map((card) => places.indexOf(card.closest("li")!))).toEqual([0, 1]);
});

test("headings among the cards don't move the focus that ‘Show more’ gives to the first new card", () => {
  show(
    "by price",
    new Map([
      ["c0", "With a source"],
      ["c5", "Samples"],
      ["c12", "Without a price"],
    ]),
  );
  paintAll();
  fireEvent.click(screen.getByRole("button", { name: /Show more/ }));
  paintAll();
  expect(focusedClinic()).toBe("c12");
});

test("'Show more' right after a return draws the new cards first and focuses them", () => {
  const { unmount } = show("more");
  paintAll();
  window.history.replaceState({ idx: 1 }, "", "/clinic/c1");
  unmount();
  window.history.replaceState({ idx: 0 }, "", "/");
  show("more");
  fireEvent.click(screen.getByRole("button", { name: /Show more/ }));
  paint();
  expect(focusedClinic()).toBe("c12");
});

test("each of several lists on a page is drawn from the card that was left", () => {
  window.history.replaceState({ idx: 0 }, "", "/regions");
  const { unmount } = showTwo();
  paintAll();
  window.history.replaceState({ idx: 1 }, "", "/clinic/c7");
  unmount();
  window.history.replaceState({ idx: 0 }, "", "/regions");
  showTwo();
  expect(document.querySelector("[data-card='c7']")).not.toBeNull();
});
