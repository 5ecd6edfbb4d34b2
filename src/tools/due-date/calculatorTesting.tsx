import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { setFlag } from "@/storage/storage.ts";
import DueDatePage from "./DueDatePage.tsx";
import { forgetEntry } from "./useCalculator.ts";

export const DISCLAIMER_FLAG = "due-date-disclaimer-accepted";

export function openOnTheNightOfTheClockChange(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 2, 29, 0, 30) });
    setFlag(DISCLAIMER_FLAG);
    forgetEntry();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export function show(fragment = "") {
  render(
    <MemoryRouter initialEntries={[`/ivf-calculator${fragment}`]}>
      <DueDatePage />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

export const dateField = () =>
  screen.getByLabelText(/^(Date|Transfer date|Conception date|First day of last period)$/);
export const typeField = () => screen.getByLabelText("Conception type");
export const calculate = () => screen.getByRole("button", { name: "Calculate Timeline" });
export const setDate = (value: string) => fireEvent.change(dateField(), { target: { value } });
