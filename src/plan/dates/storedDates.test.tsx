import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { readValue, writeValue } from "@/storage/storage.ts";
import { onOneDay, show, status, steps, typeDate } from "../../../tests/support/datesPage.tsx";

onOneDay();

test("the treatment is the one answer of all pages", async () => {
  writeValue("plan-answers", {
    ...EMPTY_ANSWERS,
    age: "43",
    partner: "twoWomen",
    embryos: "there",
    treatment: "frozen-tablets",
  });
  const user = show();
  expect(screen.getByLabelText("Frozen embryo transfer with tablets")).toBeChecked();
  expect(screen.getByText("You: 43, two women, frozen embryos")).toBeVisible();
  await user.click(screen.getByLabelText("Donor eggs"));
  expect(screen.getByText("You: 43, two women, donor eggs")).toBeVisible();
  expect(readValue("plan-answers")).toMatchObject({ eggs: "donor", embryos: "none" });
  expect(readValue("plan-dates")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Forget my answers" }));
  expect(readValue("plan-answers")).toBeNull();
  expect(screen.getByLabelText("Donor eggs")).not.toBeChecked();
  expect(screen.getByRole("link", { name: /^Answer once/ })).toBeVisible();
});

test("answers are there again, other tabs follow, and deleting forgets them and keeps the focus here", async () => {
  writeValue("plan-dates", { treatment: "donor-eggs", transfer: "2026-11-30" });
  const user = show();
  // The first of the two trips is named, too.
  expect(status()).toHaveTextContent(
    "Be ready for two trips: a first visit by Tue 10 Nov 2026 for tests and consents, and 2 to 3 days at the clinic between",
  );
  expect(
    await screen.findByText(
      /^If the clinic needs fresh sperm.*whoever gives it must be there on Wed 25 Nov 2026 too\.$/,
    ),
  ).toBeVisible();
  writeValue("plan-dates", { treatment: "donor-eggs", transfer: "2026-12-01" });
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "plan-dates" })));
  expect(status()).toHaveTextContent("between Mon 30 Nov 2026 and Wed 2 Dec 2026");
  localStorage.removeItem("plan-dates");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "plan-dates" })));
  expect(screen.getByLabelText("Donor eggs")).not.toBeChecked();
  writeValue("plan-dates", { treatment: "donor-eggs", transfer: "2026-12-01" });
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "plan-dates" })));
  await user.click(screen.getByRole("button", { name: "Delete my dates" }));
  expect(readValue("plan-dates")).toBeNull();
  expect(status()).toHaveTextContent("Choose a treatment");
  expect(screen.getByLabelText("IVF with your own eggs")).toHaveFocus();
});

test("broken storage counts as empty, and blocked storage is reported", async () => {
  localStorage.setItem(
    "plan-dates",
    '{"version":1,"value":{"treatment":"own-eggs","dayOne":"2026-02-31<b>"}}',
  );
  const user = show();
  expect(screen.getByLabelText("IVF with your own eggs")).not.toBeChecked();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await user.click(screen.getByLabelText("Donor eggs"));
  expect(screen.getByText(/Your browser can’t store your answers/)).toBeVisible();
  typeDate("Transfer date", "2026-11-30");
  expect(await steps()).toHaveLength(6);
});

test("the country chosen for the costs is the one of the dates, until another is chosen here", async () => {
  writeValue("plan-costs", { country: "Czechia" });
  const user = show();
  expect(screen.getByLabelText("Country of treatment")).toHaveValue("czech-republic");
  await user.click(screen.getByLabelText("Donor eggs"));
  typeDate("Transfer date", "2026-12-02");
  expect(screen.getByLabelText("Country of treatment")).toHaveValue("czech-republic");
  await user.selectOptions(screen.getByLabelText("Country of treatment"), "Poland");
  expect(readValue("plan-dates")).toMatchObject({ country: "poland" });
});
