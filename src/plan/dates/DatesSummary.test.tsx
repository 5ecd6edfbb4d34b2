import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { DatesSummary } from "./DatesSummary.tsx";
import { datesFrom } from "./tripDates.ts";

test("the summary tells the stays, what is at the clinic, and the documents with a day", () => {
  const dates = datesFrom(
    { treatment: "donor-eggs", transfer: "2026-11-30", country: "belgium" },
    COUNTRY_RULES,
  );
  render(dates && <DatesSummary dates={dates} />);
  expect(screen.getByText(/^Transfer: Mon 30 Nov 2026\. All other dates are estimates/)).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "The stay for the transfer: 2 to 3 days, so 1 to 2 nights, arriving on Sun 29 Nov 2026 and leaving between Mon 30 Nov 2026 and Tue 1 Dec 2026.",
    "First visit: tests, consents, sperm frozen, at the clinic: by Tue 10 Nov 2026.",
    "Embryo transfer, at the clinic: on Mon 30 Nov 2026.",
    "If the clinic needs fresh sperm and not frozen, whoever gives it must be there on Wed 25 Nov 2026 too.",
    "You ask for donor cells or embryos by registered letter, and the clinic answers within two months. By Fri 11 Sep 2026.",
  ]);
});

test("the summary says both days that may be cycle day 1 while the clinic's hour is unknown", () => {
  const dates = datesFrom({ treatment: "own-eggs", dayOne: "2026-10-20", isAfterNoon: true }, COUNTRY_RULES);
  render(dates && <DatesSummary dates={dates} />);
  expect(screen.getByText(/^Cycle day 1: Tue 20 Oct 2026, or the day after\. All/)).toBeVisible();
});

test("the summary tells that the transfer of embryos that are all frozen is a trip of its own", () => {
  const dates = datesFrom({ treatment: "own-eggs", dayOne: "2026-10-20", isFrozen: true }, COUNTRY_RULES);
  render(dates && <DatesSummary dates={dates} />);
  expect(screen.getByText(/^The transfer comes later, on a trip of its own\. Fresh sperm is/)).toBeVisible();
});

test("the folder keeps no dates that the law refuses, but says why", () => {
  const dates = datesFrom(
    { treatment: "own-eggs", dayOne: "2027-03-03", country: "czech-republic" },
    COUNTRY_RULES,
    { ...EMPTY_ANSWERS, age: "34", partner: "womanAlone" },
  );
  render(dates && <DatesSummary dates={dates} />);
  expect(screen.getByText("Your treatment is not allowed in Czechia.")).toBeVisible();
  expect(screen.getByText("Clinics may not treat a woman on her own.")).toBeVisible();
  expect(screen.queryByText(/2027/)).toBeNull();
});
