import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { showRegionPage as show } from "../../../tests/support/regionPage.tsx";

test("a country whose clinics we don't list has its law, the questions of the plan, and no cities", async () => {
  answerBackend({ "/rest/v1/clinics?select=id%2Ccountries": { json: [] } });
  await show("/countries/spain", []);
  expect(await screen.findByText("We list no clinic there yet.")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("IVF in Spain");
  const rules = within(screen.getByRole("region", { name: "Every rule, with its article" }));
  expect(rules.getByRole("heading", { level: 3, name: "Who may be treated" })).toBeVisible();
  expect(screen.getByRole("link", { name: "May I be treated in Spain?" })).toHaveAttribute("href", "/plan");
  expect(screen.queryByRole("region", { name: "Choose Your City" })).toBeNull();
});

test("a country whose clinics we list has every rule on its page, below clinics and travel", async () => {
  await show("/countries/poland", []);
  await screen.findByRole("region", { name: "Every rule, with its article" });
  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(titles[0]).toBe("What the law allows");
  expect(titles.at(-1)).toBe("Every rule, with its article");
  for (const { hash } of within(
    screen.getByRole("navigation", { name: "On this page" }),
  ).getAllByRole<HTMLAnchorElement>("link"))
    expect(document.querySelector(hash), hash).not.toBeNull();
});

test("an unknown country says so and leads to all countries", async () => {
  await show("/countries/atlantis", []);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Country Not Found");
  expect(screen.getByRole("link", { name: "All countries" })).toHaveAttribute("href", "/countries");
});
