import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerBackend } from "../../tests/support/backendAnswers.ts";
import { FIGURES, MERGES } from "../../tests/support/clinicPage.tsx";
import { expectLogged } from "../../tests/support/expectLogged.ts";
import { showApp } from "./testing.tsx";

/** `bad-input/addresses` opens one of each kind in a browser, and what reaches the database. */
test.for([
  ["/clinic/%", "Clinic Not Found"],
  ["/blog/%E0%A4%A", "Post Not Found"],
  ["/regions/%E0%A4%A", "Country Not Found"],
  ["/regions", "Oops! Page not found"],
  ["/regions/poland/atlantis", "Oops! Page not found"],
] as const)("the nonsense address %s says '%s' and offers a way on", async ([address, heading]) => {
  if (address.endsWith("%") || address.endsWith("%A")) expectLogged(/could not be decoded/);
  if (heading.startsWith("Oops")) expectLogged(/404: nothing is at/);
  answerBackend({ ...FIGURES, [MERGES]: { json: null }, "/rest/v1/": { json: [] } });
  showApp(address);
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
  const main = screen.getByRole("main");
  const way = [...main.querySelectorAll("a")].find(({ textContent }) =>
    /^(Return to Home|Back to|All countries)/.test(textContent),
  );
  expect(way?.pathname).toMatch(/^\/(blog|countries)?$/);
});
