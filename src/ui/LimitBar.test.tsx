import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LimitBar } from "./LimitBar.tsx";

function show(value: number | undefined, expected: "above" | "below" = "above") {
  render(
    <LimitBar
      label="picture"
      end={100}
      limit={40}
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

it("knows limits that are not to be passed", () => {
  expect(show(41, "below")).toHaveClass("bg-alarm");
});

it("shows the bar alone when there is no value", () => {
  expect(show(undefined)).toBeNull();
});
