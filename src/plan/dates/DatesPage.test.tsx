import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { onOneDay, show, status, steps, typeDate } from "../../../tests/support/datesPage.tsx";

onOneDay();

const margin = () => screen.queryByText(/All dates here leave room for that/);

test("own eggs from cycle day 1: the stay, the steps with their places, and Austria's documents", async () => {
  const user = show();
  await user.click(screen.getByLabelText("IVF with your own eggs"));
  typeDate("First day of bleeding", "2026-10-20");
  expect(status()).toHaveTextContent(
    "Be ready to be at the clinic for 8 to 9 days between Wed 28 Oct 2026 and Thu 12 Nov 2026.",
  );
  expect(await steps()).toHaveLength(8);
  // A stay can end earlier, as embryos can be transferred sooner or frozen.
  expect(screen.getByText("Most likely away")).toBeVisible();
  expect((await steps())[5]).toHaveTextContent(
    "Egg retrievalBetween Fri 30 Oct 2026 and Fri 6 Nov 2026At the clinic35 to 38 hours after the trigger",
  );
  await user.selectOptions(screen.getByLabelText("Country of treatment"), "Austria");
  expect(screen.getByText("By Wed 7 Oct 2026").closest("li")).toHaveTextContent(
    "at least 14 days before treatment",
  );
  expect(margin()).toBeNull();
  expect(screen.queryByLabelText(/From which hour/)).toBeNull();
});

test("bleeding late in the day keeps a day's margin until every question about the hour is answered", async () => {
  const user = show();
  const typeHour = async (hour: string) => {
    await user.clear(screen.getByLabelText(/From which hour/));
    await user.type(screen.getByLabelText(/From which hour/), hour);
  };
  await user.click(screen.getByLabelText("IVF with your own eggs"));
  typeDate("First day of bleeding", "2026-09-20");
  await steps();
  await user.click(screen.getByLabelText("Yes, at 12:00 or later"));
  expect(margin()).toBeVisible();
  expect(status()).toHaveTextContent("between Mon 28 Sep 2026 and Wed 14 Oct 2026");

  await typeHour("14");
  expect(screen.getByLabelText("No, earlier")).not.toBeChecked();
  expect(margin()).toBeVisible();
  expect(status()).toHaveTextContent("between Mon 28 Sep 2026 and Wed 14 Oct 2026");
  await user.click(screen.getByLabelText("No, earlier"));
  expect(margin()).toBeNull();
  expect(status()).toHaveTextContent("between Mon 28 Sep 2026 and Tue 13 Oct 2026");
  await user.click(screen.getByLabelText("Yes, so the next day counts"));
  expect(status()).toHaveTextContent("between Tue 29 Sep 2026 and Wed 14 Oct 2026");

  await typeHour("22");
  expect(screen.getByLabelText("Yes, so the next day counts")).not.toBeChecked();
  expect(margin()).toBeVisible();

  // 'At 12:00 or later' has answered that already.
  await typeHour("12");
  expect(screen.queryByLabelText("No, earlier")).toBeNull();
  expect(margin()).toBeNull();
  expect(status()).toHaveTextContent("between Tue 29 Sep 2026 and Wed 14 Oct 2026");
});

test("the hour of one period says nothing of the next, which is still to come", async () => {
  const user = show();
  await user.click(screen.getByLabelText("IVF with your own eggs"));
  typeDate("First day of bleeding", "2026-09-20");
  await user.click(screen.getByLabelText("Yes, at 12:00 or later"));
  await user.type(screen.getByLabelText(/From which hour/), "20");
  await user.click(screen.getByLabelText("Yes, so the next day counts"));
  fireEvent.change(screen.getByLabelText("First day of bleeding"), { target: { value: "2026-10-20" } });
  typeDate("First day of bleeding", "2026-10-01");
  expect(screen.getByLabelText("Yes, so the next day counts")).toBeChecked();

  typeDate("First day of bleeding", "2026-10-20");
  expect(screen.getByLabelText("No, or it is still to come")).toBeChecked();
  expect(status()).toHaveTextContent("between Wed 28 Oct 2026 and Thu 12 Nov 2026");
  await user.click(screen.getByLabelText("Yes, at 12:00 or later"));
  expect(screen.getByLabelText(/From which hour/)).toHaveValue("20");
  expect(screen.getByLabelText("Yes, so the next day counts")).not.toBeChecked();
});

test("beside the calendar file stands when the events of an older one must go first", async () => {
  const user = show();
  await user.click(screen.getByLabelText("IVF with your own eggs"));
  typeDate("First day of bleeding", "2026-10-20");
  expect(
    await screen.findByText(/If you change anything but the date, delete the old events first\./),
  ).toBeVisible();
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
  await user.click(screen.getByLabelText("Yes, at 12:00 or later"));
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
