import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";
import { storeShortlist } from "../../../support/storedShortlist.ts";

export const shortlistStates: Visit = async (page, inState) => {
  await storeShortlist(page, [{ id: "reprofit", note: "Ask about Sundays" }, { id: "left-the-directory" }]);
  await page.goto("/shortlist?ids=gynem,reprofit");
  await expect(page.getByRole("heading", { name: "A shortlist from a link" })).toBeVisible();
  await inState("a list of one's own beside that of a link");
  await page.getByRole("button", { name: "Ask the clinic" }).click();
  await expect(page.getByRole("group", { name: "Questions to send" })).toBeVisible();
  await inState("questions to send");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("group", { name: "Ways to share" })).toBeVisible();
  await inState("ways to share");
  await page.getByRole("button", { name: "Delete the whole list" }).click();
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("heading", { name: "No clinics on your shortlist yet" })).toBeVisible();
  await inState("deleted, and could be brought back");
};

export const compareStates: Visit = async (page, inState) => {
  await page.goto("/compare?ids=reprofit,gennet,unica,atlantis");
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByText("Source and details").first().click();
  await inState("three clinics, one source open, one clinic not found");
  await page.goto("/compare");
  await page.getByRole("textbox", { name: /^Search clinics/ }).fill("prague");
  await expect(page.getByRole("button", { name: /^Add / }).first()).toBeVisible();
  await inState("choosing the first");
};
