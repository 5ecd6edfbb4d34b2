import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Fit } from "@/directory/facts/fit.ts";
import { NewThenOld } from "./NewThenOld.tsx";

const result = (year: string, about: { isOld?: boolean; fit?: Fit } = {}) => ({
  ...{ year, isOld: false, fit: "other" as const, ...about },
  card: <p>{`Result of ${year}`}</p>,
});

test("old results stand closed behind newer ones, under their years", () => {
  render(
    <NewThenOld
      results={[result("2023"), result("2018", { isOld: true }), result("2016", { isOld: true })]}
    />,
  );
  expect(screen.getByText("Result of 2023")).toBeVisible();
  expect(screen.getByText("Result of 2018")).not.toBeVisible();
  expect(screen.getByText("Older results (2016 to 2018)")).toBeVisible();
});

test.for([
  ["other", "other", false],
  ["other", "includes", true],
  ["includes", "includes", false],
  ["includes", "chosen", true],
  ["chosen", "includes", false],
] as const)(
  "old results are open where they fit the visitor's age better: new %s, old %s",
  ([newFit, fit, isOpen]) => {
    render(<NewThenOld results={[result("2023", { fit: newFit }), result("2018", { isOld: true, fit })]} />);
    expect(screen.getByRole("group")).toHaveProperty("open", isOpen);
  },
);

test("old results are open where nothing is newer", () => {
  render(<NewThenOld results={[result("2018", { isOld: true })]} />);
  expect(screen.getByText("Result of 2018")).toBeVisible();
  expect(screen.queryByText(/^Older results/)).toBeNull();
});
