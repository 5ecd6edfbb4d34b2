import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LastWeek } from "./LastWeek.tsx";

test("the last seven days draw what happened, and say in words what didn't", () => {
  const day = { day: "2026-11-22", votes: 3, failed_checks: 0, bans: 0, submissions: 1 };
  render(<LastWeek days={[day]} />);
  const drawn = ["Votes", "Failed human checks", "Bans", "Submissions"].filter((name) =>
    screen.getByRole("heading", { name }).closest("li")?.querySelector("svg"),
  );
  expect(drawn).toEqual(["Votes", "Submissions"]);
  expect(screen.getByText("No failed checks")).toBeVisible();
  expect(screen.getByText("No bans")).toBeVisible();
});
