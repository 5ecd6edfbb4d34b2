import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LimitBar } from "./LimitBar.tsx";

function show(
  value: number | undefined,
  expected: "above" | "below" = "above",
  interval?: readonly [number, number],
) {
  render(
    <LimitBar
      label="picture"
      end={100}
      limit={40}
      interval={interval}
      expected={expected}
      limitText="40"
      endText="100%"
      value={value}
    />,
  );
  return screen.getByRole("img", { name: "picture" }).querySelector(".size-5");
}

it.each([
  [0, "0%", "bg-alarm"],
  [39.9, "39.9%", "bg-alarm"],
  [40, "40%", "bg-accent"],
  [250, "100%", "bg-accent"],
])("puts %d at %s", (value, left, colour) => {
  const marker = show(value);
  expect(marker).toHaveStyle({ left });
  expect(marker).toHaveClass(colour);
});

it("draws limits that values should stay below", () => {
  expect(show(41, "below")).toHaveClass("bg-alarm");
});

it.each([
  [36.9, "above", "bg-alarm"],
  [37, "above", "bg-amber"],
  [39.9, "above", "bg-amber"],
  [40, "above", "bg-accent"],
  [41, "above", "bg-accent"],
  [39, "below", "bg-accent"],
  [40.1, "below", "bg-amber"],
  [42, "below", "bg-amber"],
  [42.1, "below", "bg-alarm"],
] as const)(
  "%d, expected %s a limit of 40 that is only known to lie in 37–42, is %s",
  (value, side, colour) => {
    expect(show(value, side, [37, 42])).toHaveClass(colour);
  },
);

it("shows the bar alone when there is no value", () => {
  expect(show(undefined)).toBeNull();
});
