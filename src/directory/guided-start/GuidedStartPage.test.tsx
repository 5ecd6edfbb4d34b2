import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { readValue, writeValue } from "@/storage/storage.ts";
import { expectQuestion, fillAge, openGuidedStart, press } from "../../../tests/support/guidedStart.tsx";

test("five questions say which countries may treat, lead to the list, and the age is in no address", async () => {
  openGuidedStart();
  await userEvent.click(screen.getByLabelText("A woman and a man, not married"));
  await press(/^Next/);
  await expectQuestion(/Question 2 of 5 How old/);
  await fillAge("41");
  await press(/^Next/);
  await expectQuestion(/Question 3 of 5/);
  await userEvent.click(screen.getByLabelText("A donor's"));
  await press(/^Next/);
  await expectQuestion(/Question 4 of 5/);
  await userEvent.click(await screen.findByLabelText("German (1 says so)"));
  await press(/^Next/);
  await userEvent.selectOptions(await screen.findByLabelText("The city nearest to you"), "Brno");
  await userEvent.click(screen.getByLabelText("Up to 200 km"));
  await press(/^See my clinics/);
  expect(await screen.findByText(/^Clinics that match your answers: 1 of 2\./)).toBeVisible();
  expect(screen.getByText("Czechia: yes")).toBeVisible();
  expect(screen.getByText(/not at those for your own age/)).toBeVisible();
  expect(screen.getByText("You: 41, couple, donor eggs")).toBeVisible();
  expect(screen.getByText("At /find-your-clinic#result")).toBeVisible();
  expect(screen.getByRole("link", { name: "See this clinic" })).toHaveAttribute("href", "/clinic/a");
  await press(/on my shortlist/);
  expect(screen.getByText(/Your shortlist has it now/)).toBeVisible();
  expect(localStorage.getItem("shortlist")).toContain('"a"');
  expect(readValue("plan-answers")).toMatchObject({ age: "41", treatment: "donor-eggs", homeCity: "brno" });
});

test("what another page knows is answered already, and it begins with the first question that isn't", async () => {
  writeValue("plan-answers", {
    ...EMPTY_ANSWERS,
    ...{ age: "34", partner: "marriedCouple", eggs: "donor", treatment: "donor-eggs" },
  });
  openGuidedStart();
  expect(await screen.findByRole("heading", { level: 2, name: /Question 4 of 5/ })).toBeVisible();
  const known = within(screen.getByRole("list", { name: "Answered already" })).getAllByRole("listitem");
  expect(known.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/✓ A woman and a man, married/),
    expect.stringMatching(/✓ 34/),
    expect.stringMatching(/✓ A donor's/),
  ]);
  await userEvent.click(screen.getByRole("link", { name: /^change: Who would/ }));
  await expectQuestion(/Question 1 of 5/);
  await userEvent.click(screen.getByLabelText("Two women as a couple"));
  // What is known isn't asked again on the way back.
  await press(/^Next/);
  await expectQuestion(/Question 4 of 5/);
  expect(screen.getByRole("list", { name: "Answered already" })).toHaveTextContent("✓ Two women as a couple");
});

test.for<[string, string]>([
  ["A woman on her own", "My own"],
  ["A woman and a man, not married", "My own or my partner's"],
  ["Two women as a couple", "The eggs of whoever carries the pregnancy"],
])("%s may use eggs that are: %s", async ([who, eggs]) => {
  openGuidedStart();
  await userEvent.click(screen.getByLabelText(who));
  await press(/^Next/);
  await fillAge("38");
  await press(/^Next/);
  await expectQuestion(/Question 3 of 5/);
  const group = screen.getByRole("group", { name: /Whose eggs/ });
  const warning = expect.stringMatching(/the law may treat it as a donor’s egg/) as string;
  if (who === "Two women as a couple") expect(group).toHaveAccessibleDescription(warning);
  else expect(group).not.toHaveAccessibleDescription(warning);
  await userEvent.click(screen.getByRole("radio", { name: eggs }));
  await press(/^Next/);
  await expectQuestion(/Question 4 of 5/);
  expect(screen.getByRole("list", { name: "Answered already" })).toHaveTextContent(`✓ ${eggs}change`);
});

test("a question stays while it is being answered", async () => {
  openGuidedStart();
  await userEvent.click(screen.getByLabelText("A woman on her own"));
  expect(screen.getByRole("heading", { level: 2, name: /Question 1 of 5/ })).toBeVisible();
});

test.for(["81", "7"])(
  "an age of %s keeps Next on its question until it counts or is skipped",
  async (age) => {
    openGuidedStart("/find-your-clinic#age");
    await fillAge(age);
    await press(/^Next/);
    const field = screen.getByRole("textbox", { name: "Age in whole years" });
    expect(field).toBeInvalid();
    expect(field).toHaveProperty("validationMessage", "Enter an age between 18 and 70.");
    expect(screen.getByRole("heading", { name: /Question 2 of 5/ })).toBeVisible();
    await userEvent.clear(field);
    await press(/^Next/);
    expect(screen.getByRole("heading", { name: /Question 3 of 5/ })).toBeVisible();
  },
);

test("a distance is from somewhere", async () => {
  openGuidedStart("/find-your-clinic#distance");
  await userEvent.click(await screen.findByLabelText("Up to 200 km"));
  await press(/^See my clinics/);
  expect(screen.getByRole("combobox", { name: "The city nearest to you" })).toBeInvalid();
  expect(screen.getByRole("heading", { name: /Question 5 of 5/ })).toBeVisible();
});

test("a distance that was chosen can be dropped, and the country stays", async () => {
  openGuidedStart("/find-your-clinic#distance");
  expect(await screen.findByLabelText("Any distance")).toBeChecked();
  await userEvent.selectOptions(screen.getByLabelText("The country of the clinic"), "Czechia");
  await userEvent.click(screen.getByLabelText("Up to 200 km"));
  await userEvent.click(screen.getByLabelText("Any distance"));
  await press(/^See my clinics/);
  await expectQuestion(/What your answers lead to/);
  expect(JSON.parse(sessionStorage.getItem("guided-start") ?? "")).toMatchObject({
    value: { country: "Czechia", within: null },
  });
});

test("a question that is skipped loses its answer; one that is gone back to keeps it", async () => {
  openGuidedStart();
  await userEvent.click(screen.getByLabelText("Two women as a couple"));
  await press(/^Next/);
  await fillAge("38");
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByLabelText("Two women as a couple")).toBeChecked();
  await press(/^Skip/);
  await expectQuestion(/Question 3 of 5/);
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByLabelText("Age in whole years")).toHaveValue("38");
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByLabelText("Two women as a couple")).not.toBeChecked();
});

test("starting again forgets the wishes of this tab and keeps the answers of all pages", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, age: "38", partner: "twoWomen" });
  writeValue("guided-start", { languages: ["de"], within: null });
  openGuidedStart("/find-your-clinic#result");
  await press(/^Start again/);
  expect(sessionStorage).toHaveLength(0);
  expect(await screen.findByLabelText("Two women as a couple")).toBeChecked();
  await press(/^Forget my answers/);
  expect(screen.getByLabelText("Two women as a couple")).not.toBeChecked();
  expect(localStorage).toHaveLength(0);
});

test("where storage is blocked the answers last until the page is left", async () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  openGuidedStart();
  await userEvent.click(screen.getByLabelText("A woman on her own"));
  await press(/^Next/);
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByLabelText("A woman on her own")).toBeChecked();
});

test("with all questions answered the result comes first, and 'change' leads to the first question", async () => {
  writeValue("plan-answers", {
    ...EMPTY_ANSWERS,
    ...{ age: "38", partner: "marriedCouple", treatment: "own-eggs", homeCity: "brno" },
  });
  writeValue("guided-start", { languages: ["de"], within: 100 });
  openGuidedStart();
  expect(await screen.findByRole("heading", { name: "What your answers lead to" })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: /^change/ }));
  await expectQuestion(/Question 1 of 5/);
});

test("before the first answer nobody is sent to another page to answer", () => {
  openGuidedStart();
  expect(screen.queryByRole("link", { name: /^Answer once/ })).toBeNull();
});
