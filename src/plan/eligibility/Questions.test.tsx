import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { readValue, writeValue } from "@/storage/storage.ts";
import { Questions } from "./Questions.tsx";
import { usePlan } from "./usePlan.ts";

function Page() {
  return <Questions plan={usePlan()} ageInput={createRef()} />;
}

const age = () => screen.getByLabelText(/^How old is the woman/);
const twoWomen = () => screen.getByLabelText("Two women as a couple");

function openAnotherPage() {
  cleanup();
  render(<Page />);
}

test("an age with the space that a phone adds is the age, and every answer is there on the next page", async () => {
  render(<Page />);
  await userEvent.click(twoWomen());
  await userEvent.type(age(), "38 ");
  expect(age()).toHaveValue("38");
  expect(screen.queryByRole("alert")).toBeNull();
  openAnotherPage();
  expect(age()).toHaveValue("38");
  expect(twoWomen()).toBeChecked();
});

test("an age with a space counts if it was typed while the page was loading", () => {
  const before = document.createElement("div");
  before.innerHTML = `<input name="plan-age" value="38 "><input type="radio" name="plan-partner" value="twoWomen" checked>`;
  document.body.append(before);
  render(<Page />);
  before.remove();
  expect(age()).toHaveValue("38");
  expect(twoWomen()).toBeChecked();
});

test("an age that is no number gets a message beside it, and only the age is asked for again", async () => {
  render(<Page />);
  await userEvent.click(twoWomen());
  await userEvent.type(age(), "3a");
  expect(screen.getByRole("alert")).toHaveTextContent("Enter your age in whole years, such as 38.");
  openAnotherPage();
  expect(age()).toHaveValue("");
  expect(twoWomen()).toBeChecked();
});

test("whose eggs stays open where the guide skipped it, and what else is answered here doesn't guess it", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, age: "44", partner: "marriedCouple" });
  render(<Page />);
  const own = screen.getByLabelText("Your own");
  expect(own).not.toBeChecked();
  await userEvent.click(screen.getByLabelText("Your partner’s"));
  await userEvent.click(twoWomen());
  expect(readValue("plan-answers")).toMatchObject({ partner: "twoWomen", treatment: "" });
  await userEvent.click(own);
  expect(own).toBeChecked();
  expect(readValue("plan-answers")).toMatchObject({ eggs: "own", treatment: "own-eggs" });
});

test("the country where somebody lives says all that it is for", () => {
  render(<Page />);
  expect(
    screen.getByText(/^For your doctor’s sheet, and to leave documents .* out of the costs\.$/),
  ).toBeVisible();
});

test("a browser that can't store answers says so once something is answered, and counts it all the same", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  render(<Page />);
  expect(screen.queryByRole("status")).toBeNull();
  await userEvent.click(twoWomen());
  expect(screen.getByRole("status")).toHaveTextContent(
    "Your browser can’t store your answers. They’ll be lost when you leave this page.",
  );
  expect(twoWomen()).toBeChecked();
});

test("two women read that the other’s egg may count as a donor’s, and nobody else does", async () => {
  render(<Page />);
  const eggs = screen.getByRole("radiogroup", { name: "Whose eggs?" });
  expect(eggs).not.toHaveAccessibleDescription();
  await userEvent.click(twoWomen());
  expect(eggs).toHaveAccessibleDescription(
    "If one of you would carry a child from the other’s egg, the law may treat it as a donor’s egg: ask the clinic.",
  );
});
