import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectLogged } from "../../tests/support/expectLogged.ts";
import { Card } from "./Card.tsx";

let isBroken = false;

function Fragile() {
  if (isBroken) throw new Error("a figure that cannot be drawn");
  return <p>A figure</p>;
}

test("a card that fails says so and can be shown again, while the rest stays", () => {
  expectLogged(/a figure that cannot be drawn/);
  isBroken = true;
  render(
    <>
      <Card>
        <Fragile />
      </Card>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent(/This part of the page has stopped working/);
  expect(screen.getByText("The rest")).toBeVisible();

  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Show it again" }));
  expect(screen.getByText("A figure")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
