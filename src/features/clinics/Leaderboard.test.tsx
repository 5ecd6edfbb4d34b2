import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { Leaderboard } from "./Leaderboard.tsx";
import { topClinics, type Category } from "./ranking.ts";

const clinics = ["A", "B", "C", "D", "E", "F"].map((name, index) =>
  exampleClinic({
    id: name.toLowerCase(),
    name,
    upvoteCount: 10 - index,
    priceEuros: 3000 - index * 100,
    successRate: 50,
    reviewScore: 4,
  }),
);

function Board() {
  const [category, setCategory] = useState<Category>("overall");
  return (
    <MemoryRouter>
      <Leaderboard
        clinics={topClinics(clinics, category, 5)}
        category={category}
        onCategoryChange={setCategory}
      />
    </MemoryRouter>
  );
}

function names(): (string | null)[] {
  return within(screen.getByRole("list"))
    .getAllByRole("link")
    .map((link) => link.textContent);
}

test("shows four of the five it is given, the most voted first", () => {
  render(<Board />);
  expect(screen.getByRole("heading", { name: "Most Voted" })).toBeVisible();
  expect(names()).toEqual(["A", "B", "C", "D"]);
});

test("gives badges to the first three and a number to the fourth", () => {
  render(<Board />);
  const [first, second, third, fourth] = screen.getAllByRole("listitem").map((item) => within(item));
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
  render(<Board />);
  await userEvent.click(screen.getByRole("tab", { name: tab }));
  expect(screen.getByRole("heading", { name: title })).toBeVisible();
});

test("the tabs are walked with the arrow keys, around the ends", async () => {
  render(<Board />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Price" })).toHaveFocus();
  expect(names()[0]).toBe("F");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(screen.getByRole("tab", { name: "Reviews" })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("tab", { name: "Votes" })).toHaveFocus();
});

test.for<[number | null, string]>([
  [90, "No votes yet. For now, clinics are ranked by overall score, a sample figure."],
  [null, "No votes yet. For now, clinics are ranked by overall score."],
])("says what orders the list before anybody voted, when the score is %s", ([overallScore, note]) => {
  render(
    <MemoryRouter>
      <Leaderboard
        clinics={[exampleClinic({ overallScore })]}
        category="overall"
        onCategoryChange={() => {}}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText(note)).toBeVisible();
});

test("a clinic without the figure stands last and wins no medal", () => {
  const some = [clinics[0]!, exampleClinic({ id: "unknown", name: "Unknown" })];
  render(
    <MemoryRouter>
      <Leaderboard clinics={topClinics(some, "price", 5)} category="price" onCategoryChange={() => {}} />
    </MemoryRouter>,
  );
  const [first, last] = screen.getAllByRole("listitem").map((item) => within(item));
  expect(first?.getByText("#1 Top Rated")).toBeVisible();
  expect(last?.getByRole("link", { name: "Unknown" })).toBeVisible();
  expect(last?.getByText("N/A")).toBeVisible();
  expect(last?.getByText("#2")).toBeVisible();
});
