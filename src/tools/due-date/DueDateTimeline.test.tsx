import { cleanup, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import {
  calculate,
  dateField,
  DISCLAIMER_FLAG,
  openOnTheNightOfTheClockChange,
  setDate,
  show,
  typeField,
} from "./calculatorTesting.tsx";
import DueDatePage from "./DueDatePage.tsx";

openOnTheNightOfTheClockChange();

describe("the timeline", () => {
  it("toggles, with the test and eleven milestones past, present and to come", async () => {
    const user = show();
    await user.selectOptions(typeField(), "Day 5 Embryo");
    setDate("2026-01-20");
    await user.click(calculate());
    await user.click(screen.getByRole("button", { name: "Show Full Timeline" }));
    const items = within(screen.getByRole("list", { name: "Milestones" })).getAllByRole("listitem");
    expect(items).toHaveLength(12);
    expect(items[0]).toHaveTextContent(
      "Pregnancy test29 Jan 2026 – 3 Feb 2026 (usually 9 to 14 days after transfer)Your clinic names the day",
    );
    expect(within(items[0] ?? document.body).getByText("29 Jan 2026")).toHaveAttribute(
      "datetime",
      "2026-01-29",
    );
    expect(items[1]).toHaveTextContent("Heartbeat8 Feb 2026 – 12 Feb 2026 (weeks 5.5–6)");
    expect(items[1]).toHaveTextContent(/past$/);
    expect(items[2]).toHaveTextContent(/now$/);
    expect(items[5]).toHaveTextContent(/in 5 weeks$/);
    expect(items[10]).toHaveTextContent("98% of babies survive and remain healthy30 Jul 2026 (week 30)");
    expect(screen.getByRole("img")).toHaveAccessibleName(/Today is 12 weeks \+ 3 days/);
    await user.click(screen.getByRole("button", { name: "Hide Full Timeline" }));
    expect(screen.queryByRole("list", { name: "Milestones" })).not.toBeInTheDocument();
  });
});

describe("the link", () => {
  it("opens with its calculation", () => {
    show("#type=conception&date=2026-01-15");
    expect(typeField()).toHaveDisplayValue("Date of Conception (IUI)");
    expect(dateField()).toHaveValue("2026-01-15");
    expect(screen.getByText("8 October 2026")).toBeInTheDocument();
  });

  it("says what is wrong with a broken link, and leaves the page usable", () => {
    show("#type=day-5&date=2026-02-31");
    expect(dateField()).toHaveAccessibleDescription(expect.stringContaining("The link you opened"));
    expect(dateField()).toHaveValue("2026-03-29");
  });

  it("leaves other fragments alone", () => {
    show("#content");
    expect(dateField()).toHaveValue("2026-03-29");
    expect(dateField()).toBeValid();
  });
});

describe("the first visit", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it("asks again next time after 'I understand' alone", async () => {
    const user = show();
    await user.click(await screen.findByRole("button", { name: "I Understand" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(localStorage.getItem(DISCLAIMER_FLAG)).toBeNull();
  });

  it("never asks again after 'Don't show this message again'", async () => {
    const user = show();
    await user.click(await screen.findByLabelText("Don't show this message again"));
    await user.click(screen.getByRole("button", { name: "I Understand" }));
    expect(localStorage.getItem(DISCLAIMER_FLAG)).toBe("true");
    cleanup();
    show();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

it("renders ahead of time without a date, a dialog or a result", () => {
  localStorage.clear();
  const html = renderToString(
    <MemoryRouter initialEntries={["/ivf-calculator#type=day-5&date=2026-01-20"]}>
      <DueDatePage />
    </MemoryRouter>,
  );
  expect(html).toContain("IVF Due Date Calculator");
  expect(html).not.toMatch(/2026|I Understand|estimated due date/);
});
