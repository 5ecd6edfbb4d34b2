import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { PriceLimit } from "./PriceLimit.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clinics = [exampleClinic({ priceEuros: 2_000 }), exampleClinic({ priceEuros: 3_000 })];

function show(shown = clinics) {
  const onChange = vi.fn();
  const { unmount } = render(<PriceLimit clinics={shown} maxPrice={null} onChange={onChange} />);
  return { onChange, close: unmount };
}

function type(value: string) {
  fireEvent.change(screen.getByLabelText("Highest price as a number"), { target: { value } });
}

test("a typed price counts once typing pauses", () => {
  const { onChange } = show();
  type("2");
  type("25");
  type("2500");
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onChange.mock.calls).toEqual([[2_500]]);
});

test("thousands and cents are understood, and what is no price changes nothing and says so", () => {
  const { onChange } = show();
  type("€4,500.00");
  vi.advanceTimersByTime(200);
  expect(onChange.mock.calls).toEqual([[4_500]]);
  expect(screen.getByLabelText("Highest price as a number")).toHaveValue("4,500.00");
  expect(screen.queryByRole("alert")).toBeNull();
  type("450000");
  vi.advanceTimersByTime(200);
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole("alert")).toHaveTextContent("Write a price such as 4500, up to 100,000.");
});

test("a price also counts if the filters are closed right after its last digit", () => {
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

test("its name and limits follow the price of the chosen treatment", () => {
  const { close } = show();
  expect(screen.getByRole("group", { name: "Price of an IVF cycle at most" })).toBeVisible();
  expect(screen.getByRole("slider")).toHaveAttribute("max", "3100");
  close();
  show([exampleClinic({ priceEuros: 6_400, priceOf: "egg-donation" })]);
  expect(screen.getByRole("group", { name: "Price of a cycle with egg donation at most" })).toBeVisible();
  expect(screen.getByRole("slider")).toHaveAttribute("max", "6500");
});

test("there is no limit if no clinic publishes the treatment's price", () => {
  show([exampleClinic({ priceOf: "egg-freezing" })]);
  expect(screen.queryByRole("group")).toBeNull();
});
