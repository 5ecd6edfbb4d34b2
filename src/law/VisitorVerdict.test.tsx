import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { writeValue } from "@/storage/storage.ts";
import { SEEDED_LAWS } from "../../tests/support/seededLaw.ts";
import { EMPTY_ANSWERS, type TypedAnswers } from "./answers.ts";
import { LawInShort } from "./LawInShort.tsx";
import VisitorVerdict from "./VisitorVerdict.tsx";

beforeEach(() => localStorage.clear());

function show(answers: Partial<TypedAnswers>, countries: string[]) {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, ...answers });
  render(
    <MemoryRouter>
      <VisitorVerdict countries={countries} laws={SEEDED_LAWS} />
    </MemoryRouter>,
  );
}

test("a woman on her own reads at a clinic that the law there says no, and why", () => {
  show({ age: "43", partner: "womanAlone" }, ["Czechia"]);
  expect(screen.getByText(/^Czechia: no, because clinics may not treat a woman on her own/)).toBeVisible();
  expect(screen.getByText("You: 43, woman alone")).toBeVisible();
});

test("a clinic in two countries has an answer for each, and one we know no law of says so", () => {
  show({ age: "38", partner: "marriedCouple" }, ["Poland", "Elsewhere"]);
  expect(screen.getByText("Poland: yes")).toBeVisible();
  expect(screen.getByText("Elsewhere: we don’t know its law. Ask a clinic.")).toBeVisible();
});

test("what is forgotten decides nothing any more", async () => {
  show({ age: "43", partner: "womanAlone" }, ["Czechia"]);
  await userEvent.click(screen.getByRole("button", { name: "Forget my answers" }));
  expect(screen.getByText("Czechia: depends on what you haven’t answered.")).toBeVisible();
});

test("the law in short names who may be treated, donor eggs and the oldest age", () => {
  render(
    <MemoryRouter>
      <LawInShort laws={SEEDED_LAWS.filter(({ country }) => country === "czech-republic")} />
    </MemoryRouter>,
  );
  const answers = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(answers).toEqual([
    ["A woman and a man, not married", "✓Yes"],
    ["A woman on her own", "✗No"],
    ["Two women", "✗No"],
    ["Donor eggs", "✓Yes"],
    ["Oldest age with your own eggs", "49"],
    ["Oldest age with donor eggs", "49"],
  ]);
});
