import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CHOOSING, COSTS, postRow } from "@/reading/blog/testing.tsx";
import { answerBackend } from "../../tests/support/backendAnswers.ts";
import { exampleClinic } from "../../tests/support/exampleClinic.ts";
import { rowOf } from "../../tests/support/listRow.ts";
import { showApp } from "./testing.tsx";

const POSTS = [
  postRow({ id: "p2", title: "Reading a semen analysis calmly", slug: "semen", category_id: "c2" }),
  postRow({ id: "p1", title: "How to read a success rate", slug: "rates", category_id: "c1" }),
];

const CLINICS = [
  exampleClinic({ id: "reprofit", name: "Reprofit", locations: ["Brno"], countries: ["Czechia"] }),
  exampleClinic({ id: "novum", name: "nOvum", locations: ["Warsaw"], countries: ["Poland"] }),
].map(rowOf);

class NothingResizes {
  observe() {}
  disconnect() {}
}

const articles = () => within(screen.getByRole("main")).getAllByRole("article");

async function readOneAndComeBack() {
  await userEvent.click(within(articles()[0]!).getByRole("link"));
  await userEvent.click(await screen.findByRole("link", { name: "Back to Blog" }));
}

async function expectChosen(isChosen: boolean) {
  const category = await screen.findByRole("button", { name: "Planning and costs" });
  expect(category).toHaveAttribute("aria-pressed", String(isChosen));
  expect(articles()).toHaveLength(isChosen ? 1 : POSTS.length);
}

test("the chosen posts are still there after reading one, but not for who follows a link to the list", async () => {
  answerBackend({
    "/rest/v1/blog_posts": { json: POSTS },
    "/rest/v1/rpc/published_post": { json: [POSTS[0]] },
    "/rest/v1/blog_categories": { json: [CHOOSING, COSTS] },
  });
  showApp("/blog");
  await screen.findByText("2 posts");
  await userEvent.click(screen.getByRole("button", { name: "Planning and costs" }));
  await readOneAndComeBack();
  await expectChosen(true);
  const footer = within(screen.getByRole("contentinfo"));
  await userEvent.click(footer.getByRole("link", { name: "Glossary" }));
  await screen.findByRole("heading", { level: 1, name: "Glossary" });
  await userEvent.click(footer.getByRole("link", { name: "Blog" }));
  await expectChosen(false);
  await readOneAndComeBack();
  await expectChosen(false);
});

test("home's open map, its distances and the leaderboard's tab are still there after reading about a clinic", async () => {
  vi.stubGlobal("ResizeObserver", NothingResizes);
  answerBackend({ "/rest/v1/clinics": { json: CLINICS }, "/rest/": "never" });
  showApp("/");
  await userEvent.click(await screen.findByRole("button", { name: "Show on a map" }));
  await userEvent.selectOptions(await screen.findByLabelText("Distance from"), "Vienna");
  await userEvent.click(screen.getByRole("tab", { name: "Price" }));
  await userEvent.click(within(articles()[0]!).getAllByRole("link")[0]!);
  await userEvent.click(await screen.findByRole("link", { name: "Back to Clinics" }));
  expect(await screen.findByLabelText("Distance from")).toHaveValue("Vienna");
  expect(screen.getByRole("button", { name: "Hide the map" })).toBeVisible();
  expect(screen.getByRole("tab", { name: "Price" })).toHaveAttribute("aria-selected", "true");
});
