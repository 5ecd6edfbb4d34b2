import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";
import { holdAnswers } from "../../../support/heldAnswers.ts";
import { holdToasts } from "../../../support/longerTimers.ts";

const POSTS = "**/rest/v1/blog_posts*";
const ONE_POST = "**/rest/v1/rpc/published_post*";

export const blogStates: Visit = async (page, inState) => {
  await page.goto("/blog");
  await expect(page.getByRole("article").first()).toBeVisible();
  await inState("posts");
  await page.getByRole("button", { name: "Choosing a clinic" }).click();
  await inState("one category");
  await page.getByRole("textbox", { name: /Search posts/ }).fill("atlantis");
  await expect(page.getByText("No posts found")).toBeVisible();
  await inState("nothing found");

  const arrive = async () => {
    await page.goto("/how-voting-works");
    await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Blog" }).click();
  };
  const letGo = await holdAnswers(page, POSTS);
  await arrive();
  await expect(page.getByText("Loading blog posts...")).toBeVisible();
  await inState("loading");
  await letGo();
  await page.route(POSTS, (route) => route.fulfill({ status: 500, json: {} }));
  await arrive();
  await expect(page.getByText("Error loading blog posts.")).toBeVisible();
  await inState("error");
};

export const postStates: Visit = async (page, inState) => {
  await holdToasts(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto("/blog/reading-a-semen-analysis-calmly");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await inState("a post with a table");
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() }));
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("listitem").filter({ hasText: "Link copied" }).hover();
  await inState("link copied");
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) }),
  );
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByLabel("Copy this link:")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("the link to copy by hand, on a phone");

  const letGo = await holdAnswers(page, ONE_POST);
  await page.goto("/blog/no-such-post");
  await expect(page.getByText("Loading blog post...")).toBeVisible();
  await inState("loading");
  await letGo();
  await expect(page.getByText("Post Not Found").last()).toBeVisible();
  await inState("unknown");
  await page.route(ONE_POST, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/blog/no-such-post");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await inState("error");
};
