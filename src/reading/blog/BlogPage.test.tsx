import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { CHOOSING, COSTS, postRow, showBlog } from "./testing.tsx";

const POSTS = "/rest/v1/blog_posts";
const CATEGORIES = { "/rest/v1/blog_categories": { json: [CHOOSING, COSTS] } };
const LIST = [
  postRow({
    id: "p2",
    title: "Reading a semen analysis calmly",
    slug: "semen",
    category_id: "c2",
    published_at: "2026-09-03T22:00:00+00:00",
  }),
  postRow({
    ...{ id: "p1", title: "How to read a success rate", slug: "rates" },
    ...{ excerpt: "Ask four questions", category_id: "c1" },
  }),
];
const titles = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const loaded = () => screen.findByText("2 posts");

describe("The list of posts", () => {
  beforeEach(() => answerBackend({ [POSTS]: { json: LIST }, ...CATEGORIES }));

  test("shows posts in the given order, each with its category, author and day", async () => {
    showBlog("/blog");
    await loaded();
    expect(titles().slice(0, 2)).toEqual(["Reading a semen analysis calmly", "How to read a success rate"]);
    const [latest] = screen.getAllByRole("article");
    expect(within(latest!).getByText("4 Sep 2026")).toBeVisible();
    const card = within(screen.getAllByRole("article")[1]!);
    for (const words of ["Choosing a clinic", "The editors", "3 Sep 2026", "Ask four questions"])
      expect(card.getByText(words)).toBeVisible();
    expect(card.getByRole("link")).toHaveAttribute("href", "/blog/rates");
  });

  test("can be searched by title or excerpt, narrowed by category, and says when nothing matches", async () => {
    showBlog("/blog");
    await loaded();
    const search = screen.getByRole("textbox", { name: /Search posts/ });
    await userEvent.type(search, "SEMEN");
    expect(titles()).toEqual(["Reading a semen analysis calmly"]);
    await userEvent.clear(search);
    await userEvent.type(search, "four questions");
    expect(titles()).toEqual(["How to read a success rate"]);
    await userEvent.click(screen.getByRole("button", { name: "Planning and costs" }));
    expect(screen.getByText("No posts found")).toBeVisible();
    expect(screen.getByText("Try adjusting your search criteria")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
    expect(titles()).toEqual(["Reading a semen analysis calmly"]);
    await userEvent.click(screen.getByRole("button", { name: "All Categories" }));
    expect(titles()).toHaveLength(2);
  });

  test("offers all posts again when nothing matches", async () => {
    showBlog("/blog");
    await loaded();
    await userEvent.type(screen.getByRole("textbox", { name: /Search posts/ }), "nothing like it");
    await userEvent.click(screen.getByRole("button", { name: "Show all posts" }));
    expect(titles()).toHaveLength(2);
  });
});

test("The list of posts says when it is loading and when it can't load", async () => {
  expectLogged(/BackendError: broken/);
  answerBackend({ [POSTS]: { status: 400, json: { message: "broken" } }, ...CATEGORIES });
  showBlog("/blog");
  expect(screen.getByText("Loading blog posts...")).toBeVisible();
  expect(await screen.findByText("Error loading blog posts. Please try again later.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});
