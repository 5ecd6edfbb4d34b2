import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NewThenOld } from "./NewThenOld.tsx";

const result = (year: string, about: { isOld?: boolean; isTheirs?: boolean } = {}) => ({
  ...{ year, isOld: false, isTheirs: false, ...about },
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

test("old results are open where they alone have the visitor's age group, or nothing is newer", () => {
  const { unmount } = render(
    <NewThenOld results={[result("2023"), result("2018", { isOld: true, isTheirs: true })]} />,
  );
  expect(screen.getByText("Result of 2018")).toBeVisible();
  unmount();
  render(<NewThenOld results={[result("2018", { isOld: true })]} />);
  expect(screen.getByText("Result of 2018")).toBeVisible();
  expect(screen.queryByText(/^Older results/)).toBeNull();
});
