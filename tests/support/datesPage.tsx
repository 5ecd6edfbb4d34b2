import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { WithLaw } from "./withLaw.tsx";
import DatesPage from "../../src/plan/dates/DatesPage.tsx";

/** Each test begins on the same day, with nothing stored. */
export function onOneDay(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 9, 1, 10), toFake: ["Date"] });
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    localStorage.clear();
  });
}

export function show() {
  render(
    <WithLaw>
      <MemoryRouter>
        <DatesPage />
      </MemoryRouter>
    </WithLaw>,
  );
  return userEvent.setup();
}

export const status = () => screen.getByRole("status");
export const steps = async () =>
  within(await screen.findByRole("list", { name: "Steps" })).getAllByRole("listitem");
export const typeDate = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};
