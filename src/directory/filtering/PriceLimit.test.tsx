import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { PriceLimit } from "./PriceLimit.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clinics = [exampleClinic({ priceEuros: 2_000 }), exampleClinic({ priceEuros: 3_000 })];

function show() {
  const onChange = vi.fn();
  const { unmount } = render(<PriceLimit clinics={clinics} maxPrice={null} onChange={onChange} />);
  return { onChange, close: unmount };
}

function type(value: string) {
  fireEvent.change(screen.getByLabelText("Highest price as a number"), { target: { value } });
}

test("a price that is typed counts once typing rests", () => {
  const { onChange } = show();
  type("2");
  type("25");
  type("2500");
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onChange.mock.calls).toEqual([[2_500]]);
});

test("a price counts too where the filters are closed right after its last digit", () => {
  const { onChange, close } = show();
  type("2500");
  close();
  expect(onChange.mock.calls).toEqual([[2_500]]);
  vi.advanceTimersByTime(1_000);
  expect(onChange).toHaveBeenCalledOnce();
});

test("filters that are closed without a price ask for none", () => {
  const { onChange, close } = show();
  close();
  expect(onChange).not.toHaveBeenCalled();
});
