import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { WithLaw } from "../../tests/support/withLaw.tsx";
import CountriesPage from "./CountriesPage.tsx";

const open = () =>
  render(
    <WithLaw>
      <MemoryRouter>
        <CountriesPage />
      </MemoryRouter>
    </WithLaw>,
  );

test("who comes back from a country finds the question that they had chosen", async () => {
  open();
  await userEvent.selectOptions(
    screen.getByLabelText("What do you want to know?"),
    "How long embryos may be stored",
  );
  cleanup();
  open();
  expect(screen.getByLabelText("What do you want to know?")).toHaveDisplayValue(
    "How long embryos may be stored",
  );
});
