import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ClinicBasis } from "@/directory/clinics/basis.ts";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { writeValue } from "@/storage/storage.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { BASES, openGuidedStart } from "../../../tests/support/guidedStart.tsx";

test("a country that forbids the treatment is named with its reason, and its clinics are left out", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, age: "38", partner: "womanAlone", treatment: "own-eggs" });
  openGuidedStart("/find-your-clinic#result");
  expect(
    await screen.findByText("Czechia: no, because clinics may not treat a woman on her own."),
  ).toBeVisible();
  expect(screen.getByText("No clinic matches all of your answers.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /shortlist/ })).toBeNull();
});

test("a clinic whose offer isn't known comes after one that offers it", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, eggs: "donor", treatment: "donor-eggs" });
  openGuidedStart("/find-your-clinic#result");
  expect(await screen.findByText(/1 more may fit, but we don’t know everything/)).toBeVisible();
  const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
  const known = names.findIndex((name) => name.startsWith("Alpha"));
  expect(known).toBeGreaterThan(-1);
  expect(names.findIndex((name) => name.startsWith("Beta"))).toBeGreaterThan(known);
});

test("the result waits for what clinics say, so that it doesn't change while it is read", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, eggs: "donor", treatment: "donor-eggs" });
  const bases = Promise.withResolvers<ClinicBasis[]>();
  openGuidedStart("/find-your-clinic#result", bases.promise);
  expect(await screen.findByText("Loading clinics...")).toBeVisible();
  expect(screen.queryByText(/may fit/)).toBeNull();
  bases.resolve(BASES);
  expect(await screen.findByText(/^Clinics that match your answers: 1 of 2\./)).toBeVisible();
});

test("where what clinics say can't be loaded, none is said to say nothing, and it can be tried again", async () => {
  expectLogged(/BackendError: no/);
  answerBackend({ "select=id%2Cbasis": [{ status: 403, json: { message: "no" } }, { json: BASES }] });
  writeValue("plan-answers", { ...EMPTY_ANSWERS, eggs: "donor", treatment: "donor-eggs" });
  openGuidedStart("/find-your-clinic#result", "from the backend");
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(screen.queryByText(/may fit|No clinic/)).toBeNull();
  await userEvent.click(retry);
  expect(await screen.findByText(/^Clinics that match your answers/)).toBeVisible();
});

test("without matches, each limiting answer is named with the clinics it hides", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, homeCity: "warsaw" });
  writeValue("guided-start", { languages: ["de"], within: 100 });
  openGuidedStart("/find-your-clinic#result");
  expect(await screen.findByText("No clinic matches all of your answers.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Without “German”: 1 clinic" })).toHaveAttribute(
    "href",
    "/find-your-clinic#language",
  );
  expect(screen.getByRole("link", { name: "Without “Up to 100 km from Warsaw”: 1 clinic" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /shortlist/ })).toBeNull();
});

test("without matches, no answer is said to hide clinics that the law leaves out anyway", async () => {
  writeValue("plan-answers", {
    ...EMPTY_ANSWERS,
    ...{ age: "38", partner: "womanAlone", treatment: "own-eggs", homeCity: "warsaw" },
  });
  writeValue("guided-start", { country: "poland", within: 500 });
  openGuidedStart("/find-your-clinic#result");
  expect(
    await screen.findByText("Poland: no, because clinics may not treat a woman on her own."),
  ).toBeVisible();
  expect(screen.getByText("No clinic matches all of your answers.")).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Without/ })).toBeNull();
});

test("several clinics of which not all is known are opened in the list without a number", async () => {
  writeValue("plan-answers", EMPTY_ANSWERS);
  openGuidedStart("/find-your-clinic#result", [BASES[0]!]);
  expect(await screen.findByRole("link", { name: "See these 2 clinics" })).toHaveAttribute("href", "/");
  cleanup();
  writeValue("guided-start", { languages: ["de"] });
  openGuidedStart("/find-your-clinic#result", [BASES[0]!]);
  expect(await screen.findByRole("link", { name: "See them in the list" })).toHaveAttribute(
    "href",
    "/?spoken=de",
  );
});
