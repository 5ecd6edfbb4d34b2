import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ClinicLogo } from "./ClinicLogo.tsx";

const picture = () => screen.queryByRole("presentation");

test("fault 24: image missing → a clinic's first letter in its place", () => {
  render(<ClinicLogo clinic={{ id: "reprofit", name: "Reprofit" }} />);
  expect(screen.queryByText("R")).toBeNull();
  fireEvent.error(picture()!);
  expect(screen.getByText("R")).toBeVisible();
  expect(picture()).toBeNull();
});
