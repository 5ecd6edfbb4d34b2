import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import AddClinic from "./AddClinic.tsx";

const CLINICS = ["GENNET", "UNICA"].map((name) => exampleClinic({ id: name.toLowerCase(), name }));

test("a misspelt clinic is found, and the page says that it is a guess", async () => {
  render(<AddClinic all={CLINICS} chosen={[]} onAdd={() => {}} />);
  const box = screen.getByLabelText(/Search clinics/);
  await userEvent.type(box, "gennett");
  expect(await screen.findByText("No clinic matches exactly. Choose one of the closest:")).toBeVisible();
  expect(screen.getByText("GENNET")).toBeVisible();
  await userEvent.clear(box);
  await userEvent.type(box, "gennet");
  expect(screen.getByText("1 clinic matches. Choose it:")).toBeVisible();
});

test("nothing is searched before anything is typed", async () => {
  const readName = vi.fn(() => "GENNET");
  const clinic = Object.defineProperty(exampleClinic({ id: "gennet" }), "name", { get: readName });
  render(<AddClinic all={[clinic]} chosen={[]} onAdd={() => {}} />);
  // What a search needs is loaded first.
  await import("@/directory/filtering/forgiving.ts");
  await act(async () => {});
  expect(readName).not.toHaveBeenCalled();
});
