import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { writeValue } from "@/storage/storage.ts";
import { WithLaw } from "../../../tests/support/withLaw.tsx";
import PlanPage from "./PlanPage.tsx";

beforeEach(() => {
  // How many clinics are listed in each country.
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json([]));
});

afterEach(() => {
  localStorage.clear();
});

function show(age: string, treatment: TypedAnswers["treatment"] = "own-eggs") {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, age, partner: "womanAlone", treatment });
  render(
    <WithLaw>
      <MemoryRouter>
        <PlanPage />
      </MemoryRouter>
    </WithLaw>,
  );
}

test("at 47 with own eggs the law's yes stands beside how rare births are, and where rates by age are", async () => {
  show("47");
  expect(await screen.findByText(/own eggs are very rare from 45 on/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Success rates by age" })).toHaveAttribute("href", "/results");
  expect(screen.getByRole("link", { name: "How results are counted" })).toHaveAttribute(
    "href",
    "/how-results-are-counted",
  );
});

test("no country answers for own eggs while the guide's question whose eggs is open", () => {
  show("44", "");
  expect(screen.getByText(/^Say whose eggs you’d use/)).toBeVisible();
  expect(screen.queryByRole("heading", { name: "The law allows it" })).toBeNull();
});

test("at 38 nothing is said of it", async () => {
  show("38");
  expect(await screen.findByRole("heading", { name: "The law allows it" })).toBeVisible();
  expect(screen.queryByText(/own eggs are/)).toBeNull();
});
