import { expect } from "@playwright/test";
import { test } from "../../support/faultTest.ts";
import { askForVote, storedVotes } from "../../support/votingPage.ts";

test("a vote without a connection says so, is never sent later, and the next click works", async ({
  page,
  context,
}) => {
  const words = page.getByRole("alert").filter({ hasText: "Failed to record upvote. Please try again." });
  // Before the browser has any code of the check.
  await test.step("fault 3: offline before the human check was loaded → the words stand, and the next click works", async () => {
    await page.goto("/?search=invicta", { waitUntil: "networkidle" });
    const button = page.getByRole("button", { name: "so far: INVICTA" });
    // A busy phone is quiet before it has asked for the search.
    await expect(page.locator("#results-count")).toContainText("1 clinic for");
    await context.setOffline(true);
    await button.click();
    await words.getByRole("button", { name: "Close" }).click();
    await expect(words).toBeHidden();
    await context.setOffline(false);
  });

  await test.step("fault 3: offline during a vote → an error, and nothing sent later behind one's back", async () => {
    await askForVote(page, "INVICTA");
    const before = await storedVotes(page, "invicta");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Place the baby in the crib" }).click();
    await words.getByRole("button", { name: "Close" }).click();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    // A vote that waited for the network would be sent before what the next page asks for.
    const facts = page.waitForResponse("**/rpc/clinic_facts*");
    await page.getByRole("article").getByRole("link", { name: "INVICTA", exact: true }).click();
    await facts;
    expect(sent.filter((url) => url.includes("handle_clinic_upvote"))).toEqual([]);
    expect(await storedVotes(page, "invicta")).toBe(before);
  });
});
