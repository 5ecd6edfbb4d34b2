import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { UpvoteProvider } from "@/features/voting/UpvoteProvider.tsx";
import { ClinicGrid } from "./ClinicGrid.tsx";

// Time stands still until the browser is let paint.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const paint = () => act(() => void vi.advanceTimersByTime(20));

const clinics = Array.from({ length: 40 }, (_, number) => exampleClinic({ id: `c${number}` }));

function show() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <UpvoteProvider>
          <ClinicGrid clinics={clinics} searched="" isForSale={false} />
        </UpvoteProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("‘Show more’ is seen to be pressed first, then the cards come two by two into their places, with the focus on the first", () => {
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

test("who comes back finds the card that they left by drawn first, and each other place as high as its card was", () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(417);
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

test("who opens the list anew has it drawn from its top", () => {
  window.history.replaceState({ idx: 7 }, "", "/");
  show();
  const places = screen.getAllByRole("listitem", { hidden: true });
  expect(screen.getAllByRole("article").map((card) => places.indexOf(card.closest("li")!))).toEqual([0, 1]);
});
