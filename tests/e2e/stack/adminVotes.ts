import { expect } from "@playwright/test";
import { LOCAL_ADMIN, logIn } from "../../support/adminPage.ts";
import { pressByKeyboard, tabTo, typeByKeyboard } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";
import { expectToast } from "../../support/votingPage.ts";
import { operator, visit } from "./stackTest.ts";

const SENTENCE = "Voting is paused while we look into <b>bought</b> votes.";

async function countOf(clinic: string) {
  const [row] = await operator()<{ votes: number }[]>`
    select upvote_count as votes from public.clinics where id = ${clinic}`;
  return row?.votes;
}

test("by keyboard alone, on a phone, an owner voids a bought hour, blocks its address, undoes the voiding and pauses voting", async ({
  browser,
}) => {
  await operator()`
    insert into private.votes (clinic_id, session_id, address_hash, proven, created_at)
    select 'gameta', gen_random_uuid(), sha256('a script'), true, date_trunc('hour', now()) - interval '2 hours'
    from generate_series(1, 40)`;
  await operator()`update public.clinics set upvote_count = upvote_count + 40 where id = 'gameta'`;
  const page = await visit(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, LOCAL_ADMIN, "/admin/votes");
  const hour = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /gameta/i }) });
  await expect(hour).toContainText("40 votes, from 1 address");

  await pressByKeyboard(page, hour.getByRole("button", { name: /^Void this hour/ }));
  await expect(page.getByLabel("Reason")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please say why.")).toBeVisible();
  await page.keyboard.insertText("Bought votes");
  await page.keyboard.press("Enter");
  const voided = page.getByRole("dialog", { name: "40 votes voided" });
  await pressByKeyboard(page, voided.getByRole("button", { name: "Take back" }));
  await expect(page.getByText("40 votes restored", { exact: true })).toBeVisible();
  expect(await countOf("gameta")).toBe(40);
  await pressByKeyboard(page, hour.getByRole("button", { name: /^Void this hour/ }));
  await expect(page.getByLabel("Reason")).toBeFocused();
  await page.keyboard.insertText("Bought votes");
  await page.keyboard.press("Enter");
  await expect(voided.getByRole("button", { name: "Done" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(hour).toContainText("40 already voided");
  expect(await countOf("gameta")).toBe(0);

  await pressByKeyboard(page, hour.getByRole("link", { name: /^Its addresses/ }));
  await pressByKeyboard(
    page,
    page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("link", { name: /^[0-9a-f]{10}$/ }),
  );
  await pressByKeyboard(page, page.getByRole("button", { name: "Block it" }));
  await typeByKeyboard(page, "Reason", "A script");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Blocked until/)).toBeVisible();

  const menu = page.getByRole("navigation", { name: "Votes" });
  await pressByKeyboard(page, menu.getByRole("link", { name: "Voided votes" }));
  await pressByKeyboard(page, page.getByRole("button", { name: /^Take back/ }));
  await expect(page.getByText(/^Taken back/)).toHaveCount(2);
  expect(await countOf("gameta")).toBe(40);

  await pressByKeyboard(page, menu.getByRole("link", { name: "Pause and block" }));
  await expect(page.getByText("A script", { exact: true })).toBeVisible();
  const voting = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Voting/ }) });
  await tabTo(page, voting.getByLabel("What visitors read"));
  await page.keyboard.insertText(SENTENCE);
  await pressByKeyboard(page, voting.getByRole("button", { name: "Pause voting" }));
  await expect(voting.getByText("Paused", { exact: true })).toBeVisible();
  const visitor = await visit(browser);
  await visitor.goto("/?search=unica");
  await visitor.getByRole("button", { name: "so far: UNICA" }).click();
  await expectToast(visitor, "Voting is paused", SENTENCE);

  await pressByKeyboard(page, voting.getByRole("button", { name: "Open voting again" }));
  await expect(voting.getByText("On", { exact: true })).toBeVisible();
  await pressByKeyboard(page, page.getByRole("button", { name: /^End the block/ }));
  await expect(page.getByText("Nobody is blocked.")).toBeVisible();
});
