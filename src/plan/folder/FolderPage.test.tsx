import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showFolder } from "../../../tests/support/folderPage.tsx";
import { writeValue } from "@/storage/storage.ts";
import { writePlanFile } from "./planFile.ts";

const questions = (text: string) => ({ questions: text, language: "" });

test("a second file that was saved on the same day takes the focus like the first", async () => {
  const user = userEvent.setup();
  showFolder();
  const button = screen.getByRole("button", { name: "Open a file" });
  const opensWithFocus = async (text: string) => {
    const file = new File(
      [writePlanFile(new Map([["plan-folder", questions(text)]]), "2026-11-23")],
      "ivf-plan.json",
      { type: "application/json" },
    );
    button.focus();
    await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
    const title = { name: "A plan saved on 23 November 2026" };
    await waitFor(() => expect(screen.getByRole("heading", title)).toHaveFocus());
  };
  await opensWithFocus("one");
  await opensWithFocus("two");
});

test("the undo of a second deletion takes the focus like that of the first", async () => {
  writeValue("plan-folder", questions("one"));
  const user = userEvent.setup();
  showFolder();
  const remove = () => user.click(screen.getByRole("button", { name: "Delete my whole plan" }));
  await remove();
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  await user.type(screen.getByLabelText("Your own questions"), "two");
  await remove();
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
});
