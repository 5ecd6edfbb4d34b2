import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TypewriterText } from "./TypewriterText.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typed(container: HTMLElement) {
  return container.querySelector("[aria-hidden]")?.firstChild?.textContent;
}

test("types a character every 25 milliseconds", () => {
  const { container } = render(<TypewriterText text="Reprofit is a clinic." />);
  act(() => {
    vi.advanceTimersByTime(25 * 8);
  });
  expect(typed(container)).toBe("Reprofit");
  act(() => {
    vi.advanceTimersByTime(25 * 100);
  });
  expect(typed(container)).toBe("Reprofit is a clinic.");
});

test("is all there within two seconds, however long it is", () => {
  const long = "Reprofit is a clinic. ".repeat(20);
  const { container } = render(<TypewriterText text={long} />);
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(typed(container)?.length).toBeLessThan(long.length);
  act(() => {
    vi.advanceTimersByTime(1025);
  });
  expect(typed(container)).toBe(long);
});

test("types it only once", () => {
  const { container, rerender } = render(<TypewriterText text="Reprofit is a clinic." />);
  act(() => {
    vi.advanceTimersByTime(25 * 100);
  });
  rerender(<TypewriterText text="Reprofit is a clinic." />);
  expect(typed(container)).toBe("Reprofit is a clinic.");
  expect(vi.getTimerCount()).toBe(0);
});

test("gives screen readers the whole text at once", () => {
  render(<TypewriterText text="Reprofit is a clinic." />);
  expect(screen.getByText("Reprofit is a clinic.", { selector: ".sr-only" })).toBeInTheDocument();
});

test("shows the rest at once to people who asked for less motion", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(prefers-reduced-motion: reduce)" }));
  const { container } = render(<TypewriterText text="Reprofit" />);
  expect(container.querySelector(".untyped")).toBeNull();
  expect(typed(container)).toBe("Reprofit");
  expect(vi.getTimerCount()).toBe(0);
});
