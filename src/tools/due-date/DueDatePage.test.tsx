import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import {
  calculate,
  dateField,
  openOnTheNightOfTheClockChange,
  setDate,
  show,
  typeField,
} from "./calculatorTesting.tsx";
import DueDatePage from "./DueDatePage.tsx";

openOnTheNightOfTheClockChange();

describe("the calculator", () => {
  it("starts with today's local date, no type and no result", () => {
    show();
    expect(dateField()).toHaveValue("2026-03-29");
    expect(typeField()).toHaveDisplayValue("Choose type...");
    expect(screen.queryByText("Your estimated due date")).not.toBeInTheDocument();
  });

  it.each([
    ["First Day of Last Period", "First day of last period", /day your last period began/],
    ["Date of Conception (IUI)", "Conception date", /insemination, or the day you conceived/],
    ["Day 3 Embryo", "Transfer date", /day the embryo was transferred/],
    ["Day 7 Embryo", "Transfer date", /frozen embryo counts the same/],
  ])("asks for the date by its name: %s", async (type, label, hint) => {
    const user = show();
    await user.selectOptions(typeField(), type);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(hint);
    expect(screen.getByLabelText(label)).toHaveValue("2026-03-29");
  });

  it("offers the six types", () => {
    show();
    expect(
      within(typeField())
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual([
      "Choose type...",
      "First Day of Last Period",
      "Date of Conception (IUI)",
      "Day 3 Embryo",
      "Day 5 Embryo",
      "Day 6 Embryo",
      "Day 7 Embryo",
    ]);
  });

  it("keeps the day that a result was counted from, in a page left open overnight", async () => {
    const user = show();
    await user.selectOptions(typeField(), "Day 5 Embryo");
    await user.click(calculate());
    vi.setSystemTime(new Date(2026, 2, 30, 9));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(dateField()).toHaveValue("2026-03-29");
    await user.click(calculate());
    expect(screen.getByText(/after the embryo transfer \(29 Mar 2026\)/)).toBeInTheDocument();
  });

  it("shows the due date and how far along today is", async () => {
    const user = show();
    await user.selectOptions(typeField(), "Day 5 Embryo");
    setDate("2026-01-20");
    await user.click(calculate());
    expect(screen.getByText("8 October 2026")).toBeInTheDocument();
    expect(
      screen.getByText(/Thursday, 261 days after the embryo transfer \(20 Jan 2026\)/),
    ).toBeInTheDocument();
    expect(screen.getByText("12 weeks + 3 days")).toBeInTheDocument();
    expect(screen.getByText(/193 days to the due date/)).toBeInTheDocument();
  });

  it("shows what was entered, and its timeline, to who comes back from another page", async () => {
    const user = show();
    await user.selectOptions(typeField(), "Day 5 Embryo");
    setDate("2026-01-20");
    await user.click(calculate());
    await user.click(screen.getByRole("button", { name: "Show Full Timeline" }));
    cleanup();
    show();
    expect(typeField()).toHaveDisplayValue("Day 5 Embryo");
    expect(dateField()).toHaveValue("2026-01-20");
    expect(screen.getByText("8 October 2026")).toBeInTheDocument();
    expect(screen.getByText("Your timeline")).toBeInTheDocument();
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain("2026-01-20");
  });

  it.each([
    ["2026-04-01", /still to come, so there is nothing to count yet/],
    ["2025-07-11", /today is .*40 weeks \+ 0 days.*: the due date itself/],
    ["2025-07-10", /1 day after the due date/],
    ["2024-07-10", /more than two weeks ago, so we stop counting here/],
  ])("with a day 5 transfer on %s it says %s", async (date, words) => {
    const user = show();
    await user.selectOptions(typeField(), "Day 5 Embryo");
    setDate(date);
    await user.click(calculate());
    expect(screen.getByRole("region", { name: "Result" })).toHaveTextContent(words);
  });

  it("clears the result and the timeline whenever type or date changes", async () => {
    const user = show("#type=day-5&date=2026-01-20");
    expect(screen.getByText("Your timeline")).toBeInTheDocument();
    await user.selectOptions(typeField(), "Day 3 Embryo");
    expect(screen.queryByText("8 October 2026")).not.toBeInTheDocument();
    expect(screen.queryByText("Your timeline")).not.toBeInTheDocument();
    await user.click(calculate());
    expect(screen.getByText("10 October 2026")).toBeInTheDocument();
    setDate("2026-01-21");
    expect(screen.queryByText("10 October 2026")).not.toBeInTheDocument();
  });

  it("takes a shared date out of the address at the first change, so that it doesn't come back", async () => {
    const user = userEvent.setup();
    const router = createMemoryRouter([{ path: "*", Component: DueDatePage }], {
      initialEntries: ["/before", "/ivf-calculator?from=a-friend#type=day-5&date=2026-01-20"],
    });
    render(<RouterProvider router={router} />);
    expect(screen.getByText("8 October 2026")).toBeInTheDocument();
    expect(router.state.location.hash).not.toBe("");
    await user.selectOptions(typeField(), "Day 3 Embryo");
    await waitFor(() => expect(router.state.location.hash).toBe(""));
    expect(router.state.location).toMatchObject({ pathname: "/ivf-calculator", search: "?from=a-friend" });
    expect(typeField()).toHaveDisplayValue("Day 3 Embryo");
    // The same link can be opened once more.
    await act(() => router.navigate("/ivf-calculator#type=day-5&date=2026-01-20"));
    expect(typeField()).toHaveDisplayValue("Day 5 Embryo");
    expect(screen.getByText("8 October 2026")).toBeInTheDocument();
  });

  it("names Naegele's date for a last period, and only where it differs", async () => {
    const user = show();
    await user.selectOptions(typeField(), "First Day of Last Period");
    setDate("2024-02-29");
    await user.click(calculate());
    expect(screen.getByText("5 December 2024")).toBeInTheDocument();
    expect(screen.getByText(/Naegele’s rule.*gives 6 December 2024/)).toBeInTheDocument();
    setDate("2026-01-01");
    await user.click(calculate());
    expect(screen.getByText("8 October 2026")).toBeInTheDocument();
    expect(screen.queryByText(/Naegele’s rule/)).not.toBeInTheDocument();
  });
});

describe("what is missing or wrong", () => {
  it.each(["Calculate Timeline", "Show Full Timeline"])(
    "%s before a choice opens the dialog",
    async (name) => {
      const user = show();
      await user.click(screen.getByRole("button", { name }));
      const dialog = await screen.findByRole("dialog");
      expect(dialog).toHaveTextContent("This tool is designed for educational purposes only.");
      expect(dialog).toHaveTextContent("Please fill out both conception type and date to see your timeline.");
      await user.click(within(dialog).getByRole("button", { name: "OK" }));
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    },
  );

  it("marks missing fields and focuses the first one", async () => {
    const user = show();
    setDate("");
    await user.click(calculate());
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "OK" }));
    expect(typeField()).toHaveFocus();
    expect(typeField()).toHaveAccessibleDescription("Choose how the pregnancy began.");
    expect(dateField()).toBeInvalid();
    expect(dateField()).toHaveAccessibleDescription("Enter the date.");
    await user.selectOptions(typeField(), "Day 5 Embryo");
    expect(typeField()).toBeValid();
    await user.click(calculate());
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "OK" }));
    expect(dateField()).toHaveFocus();
    setDate("2026-01-20");
    expect(dateField()).toBeValid();
  });

  it("says what to do when both are filled in but nothing is calculated yet", async () => {
    const user = show();
    await user.selectOptions(typeField(), "Day 5 Embryo");
    await user.click(screen.getByRole("button", { name: "Show Full Timeline" }));
    expect(await screen.findByRole("dialog")).toHaveTextContent("choose ‘Calculate Timeline’");
  });

  it("prints the timeline too, opened or not", async () => {
    const user = show("#type=day-5&date=2026-01-20");
    await user.click(screen.getByRole("button", { name: "Hide Full Timeline" }));
    window.print = () => {
      expect(screen.getByRole("list", { name: "Milestones" })).toBeInTheDocument();
      expect(screen.getByText("As of 29 March 2026")).toBeInTheDocument();
    };
    const print = vi.spyOn(window, "print");
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });

  it("asks for a date that was cleared", async () => {
    const user = show();
    await user.selectOptions(typeField(), "Day 5 Embryo");
    setDate("");
    await user.click(calculate());
    expect(await screen.findByRole("dialog")).toHaveTextContent("both conception type and date");
  });

  it.each([
    ["0001-01-01", "Check the year"],
    ["275760-09-13", "Check the year"],
  ])("says beside the field what is wrong with %s", async (date, words) => {
    const user = show();
    await user.selectOptions(typeField(), "Day 5 Embryo");
    setDate(date);
    await user.click(calculate());
    expect(dateField()).toBeInvalid();
    expect(dateField()).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Invalid Date|NaN/);
  });

  it("says so when the browser cannot read the date, such as 31 February", async () => {
    const user = show();
    await user.selectOptions(typeField(), "Day 5 Embryo");
    setDate("");
    vi.spyOn(dateField() as HTMLInputElement, "validity", "get").mockReturnValue({
      badInput: true,
    } as ValidityState);
    fireEvent.blur(dateField());
    expect(dateField()).toHaveAccessibleDescription(expect.stringContaining("doesn’t exist"));
    await user.click(calculate());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
