import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { Board, clinics, isHollow, names, places } from "../../../tests/support/leaderboard.tsx";

test("shows the four with the most votes, the most voted first", () => {
  render(<Board of={clinics.toReversed()} />);
  expect(screen.getByRole("heading", { name: "Most Voted" })).toBeVisible();
  expect(names()).toEqual(["A", "B", "C", "D"]);
});

test("gives badges to the first three and a number to the fourth", () => {
  render(<Board of={clinics} />);
  const [first, second, third, fourth] = places().map((item) => within(item));
  expect(first?.getByText("#1 Top Rated")).toBeVisible();
  expect(second?.getByText("#2 Runner Up")).toBeVisible();
  expect(third?.getByText("#3 Bronze")).toBeVisible();
  expect(fourth?.getByText("#4")).toBeVisible();
});

test.for([
  ["Price", "Best Prices"],
  ["Success", "Highest Success Rates"],
  ["Reviews", "Best Reviews"],
] as const)("the tab %s leads to %s", async ([tab, title]) => {
  render(<Board of={clinics} />);
  await userEvent.click(screen.getByRole("tab", { name: tab }));
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByRole("tabpanel", { name: tab })).toBeVisible();
});

test("the arrow keys walk the tabs, around the ends", async () => {
  render(<Board of={clinics} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Price" })).toHaveFocus();
  await screen.findByRole("heading", { name: "Best Prices" });
  expect(names()[0]).toBe("F");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(screen.getByRole("tab", { name: "Reviews" })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("tab", { name: "Votes" })).toHaveFocus();
});

describe("By votes", () => {
  test("medals are filled from 20 votes on and hollow below, with the number in words", () => {
    const voted = [20, 19].map((upvoteCount) => exampleClinic({ id: String(upvoteCount), upvoteCount }));
    render(<Board of={voted} />);
    expect(places().map(isHollow)).toEqual([false, true]);
    expect(screen.getByText("19 votes")).toBeVisible();
    expect(screen.getByText(/^Medals stay hollow until a clinic has 20 votes\./)).toBeVisible();
  });

  test("a rank that a sample decides is hollow and says that it is a sample ranking", () => {
    const tied = [90, 80].map((overallScore) =>
      exampleClinic({ id: String(overallScore), overallScore, upvoteCount: 25 }),
    );
    render(<Board of={tied} />);
    expect(places().map(isHollow)).toEqual([true, true]);
    expect(screen.getAllByText("Sample ranking")).toHaveLength(2);
    expect(screen.getByText("Equal votes are ranked by overall score, a sample figure.")).toBeVisible();
  });

  test("before anybody votes, and without any score, the leaderboard is a sentence", () => {
    render(<Board of={[exampleClinic({ name: "A" })]} />);
    expect(
      screen.getByText("No votes yet. Find a clinic that you know and give it the first one."),
    ).toBeVisible();
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.queryByText("A")).toBeNull();
  });

  test.for<[number | null, string]>([
    [90, "No votes yet. For now, clinics are ranked by overall score, a sample figure."],
    [null, "No votes yet. Find a clinic that you know and give it the first one."],
  ])("says what orders the list before anybody voted, when the score is %s", ([overallScore, note]) => {
    render(<Board of={[exampleClinic({ overallScore })]} />);
    expect(screen.getByText(note)).toBeVisible();
  });
});
