import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { readValue, writeValue } from "@/storage/storage.ts";
import { WithLaw } from "../../../tests/support/withLaw.tsx";
import DatesPage from "./DatesPage.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 9, 1, 10), toFake: ["Date"] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

function show() {
  render(
    <WithLaw>
      <MemoryRouter>
        <DatesPage />
      </MemoryRouter>
    </WithLaw>,
  );
  return userEvent.setup();
}

const status = () => screen.getByRole("status");
const steps = async () => within(await screen.findByRole("list", { name: "Steps" })).getAllByRole("listitem");
const typeDate = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};

test("own eggs from cycle day 1: the stay, the steps with their places, and Austria's papers", async () => {
  const user = show();
  await user.click(screen.getByLabelText("IVF with your own eggs"));
  typeDate("First day of bleeding", "2026-10-20");
  expect(status()).toHaveTextContent(
    "Be ready to be at the clinic for 8 to 9 days between Wed 28 Oct 2026 and Thu 12 Nov 2026.",
  );
  expect(await steps()).toHaveLength(8);
  expect((await steps())[5]).toHaveTextContent(
    "Egg retrievalBetween Fri 30 Oct 2026 and Fri 6 Nov 2026At the clinic35 to 38 hours after the trigger",
  );
  await user.selectOptions(screen.getByLabelText("Country of treatment"), "Austria");
  expect(screen.getByText("By Wed 7 Oct 2026").closest("li")).toHaveTextContent(
    "at least 14 days before treatment",
  );
  expect(screen.queryByText(/every date may be one day later/)).toBeNull();
  expect(screen.queryByLabelText(/From which hour/)).toBeNull();

  await user.click(screen.getByLabelText(/^Yes, at 16:00 or later/));
  expect(screen.getByText(/every date may be one day later/)).toBeVisible();
  await user.type(screen.getByLabelText(/From which hour/), "20");
  await user.click(screen.getByLabelText("Yes, so the next day counts"));
  expect(status()).toHaveTextContent("between Thu 29 Oct 2026 and Fri 13 Nov 2026");
  expect(screen.queryByText(/every date may be one day later/)).toBeNull();
});

test("a missed deadline is marked", async () => {
  const user = show();
  await user.click(screen.getByLabelText("IVF with your own eggs"));
  typeDate("First day of bleeding", "2026-10-05");
  await user.selectOptions(screen.getByLabelText("Country of treatment"), "Austria");
  expect((await screen.findByText("By Tue 22 Sep 2026")).closest("li")).toHaveTextContent(
    "This day has passed.",
  );
});

test("all embryos frozen: a shorter stay, no transfer, and a second trip", async () => {
  const user = show();
  await user.click(screen.getByLabelText("IVF with your own eggs"));
  await user.click(screen.getByLabelText(/Later: all embryos are frozen/));
  typeDate("First day of bleeding", "2026-10-20");
  expect(status()).toHaveTextContent("for 3 to 4 days");
  expect(await screen.findByText(/The transfer is a second trip/)).toBeVisible();
});

test("a natural cycle says that its transfer can't be chosen, before any date is asked for", async () => {
  const user = show();
  await user.click(screen.getByLabelText("Frozen embryo transfer in a natural cycle"));
  expect(screen.getByText(/you can’t choose the transfer date/)).toBeVisible();
  expect(screen.queryByLabelText("A transfer date, counting back")).toBeNull();
  expect(screen.queryByLabelText("Transfer date")).toBeNull();
});

test("with tablets the transfer can be chosen, and donor eggs count from it alone", async () => {
  const user = show();
  await user.click(screen.getByLabelText("Frozen embryo transfer with tablets"));
  await user.click(screen.getByLabelText("A transfer date, counting back"));
  typeDate("Transfer date", "2026-11-30");
  expect((await steps())[0]).toHaveTextContent(
    "Your period must beginBetween Thu 12 Nov 2026 and Wed 18 Nov 2026",
  );
  await user.click(screen.getByLabelText("Donor eggs"));
  expect((await steps())[0]).toHaveTextContent(
    "First visit: tests, consents, sperm frozenBy Tue 10 Nov 2026",
  );
});

test.each(["Frozen embryo transfer with tablets", "Frozen embryo transfer in a natural cycle"])(
  "%s has no sperm, no retrieval and no injections",
  async (treatment) => {
    const user = show();
    await user.click(screen.getByLabelText(treatment));
    typeDate("First day of bleeding", "2026-10-20");
    await steps();
    expect(document.body.textContent).not.toMatch(/sperm|retrieval|inject|Scans and eggs/);
  },
);

test.each([
  ["an hour that cannot be", "31"],
  ["half an hour, once the field is left,", "9"],
  ["what is no number", "pm"],
])("%s gets a message beside it", async (_, typed) => {
  const user = show();
  await user.click(screen.getByLabelText("IVF with your own eggs"));
  await user.click(screen.getByLabelText(/^Yes, at 16:00 or later/));
  const field = screen.getByLabelText(/From which hour/);
  await user.type(field, typed);
  await user.tab();
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a whole hour from 12 to 23.");
  expect(field).toBeInvalid();
});

test("a date from a phone’s calendar, which keeps the focus, gets its message after a pause", async () => {
  const user = show();
  await user.click(screen.getByLabelText("IVF with your own eggs"));
  const field = screen.getByLabelText("First day of bleeding");
  field.focus();
  fireEvent.change(field, { target: { value: "2026-08-01" } });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(await screen.findByRole("alert")).toHaveTextContent("This day is long past");
  expect(field).toHaveFocus();
});

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

test("a country that forbids donor eggs says so beside its field, and instead of dates", async () => {
  const user = show();
  await user.click(screen.getByLabelText("Donor eggs"));
  const country = screen.getByLabelText("Country of treatment");
  await user.selectOptions(country, "Germany");
  expect(country).toHaveAccessibleDescription("Donor eggs are not allowed in Germany.");
  typeDate("Transfer date", "2026-11-30");
  expect(status()).toHaveTextContent("Donor eggs are not allowed in Germany.");
  expect(await screen.findByText(/^A doctor who uses a donor’s eggs commits a crime/)).toBeVisible();
  expect(screen.queryByRole("list", { name: "Steps" })).toBeNull();
  await user.selectOptions(country, "Austria");
  expect(await steps()).toHaveLength(6);
});

test("the way to the dates takes the focus to their heading", async () => {
  const user = show();
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  await user.click(screen.getByLabelText("Donor eggs"));
  expect(screen.queryByRole("link", { name: "See your dates" })).toBeNull();
  typeDate("Transfer date", "2026-11-30");
  await user.click(screen.getByRole("link", { name: "See your dates" }));
  expect(screen.getByRole("heading", { name: "Your dates" })).toHaveFocus();
  expect(scroll).toHaveBeenCalledOnce();
});

test.each([
  ["2026-08-01", /This day is long past/],
  ["2029-01-01", /more than two years ahead/],
  ["0026-10-20", /Check the year/],
])("the date %s gets a message beside it, and nothing else is lost", async (date, message) => {
  const user = show();
  await user.click(screen.getByLabelText("IVF with your own eggs"));
  typeDate("First day of bleeding", date);
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(status()).toHaveTextContent("Correct the date");
  expect(screen.getByLabelText("IVF with your own eggs")).toBeChecked();
  typeDate("First day of bleeding", "2026-10-20");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(status()).toHaveTextContent("Be ready");
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
