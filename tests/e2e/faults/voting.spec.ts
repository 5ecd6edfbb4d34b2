import { expect, type Page } from "@playwright/test";
import { test as faultTest } from "../../support/faultTest.ts";
import { installClockForCalls } from "../../support/callTimeouts.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { serveBuiltSite, type RunningServer } from "../../support/server.ts";
import { askForVote, expectToast, storedVotes, vote } from "../../support/votingPage.ts";

// A server of this file's own: votes would use up what the others may give from this address. As a
// fixture of the worker it would put this file last, where two of three workers only wait for it.
let server: Promise<RunningServer> | undefined;
const test = faultTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  baseURL: async ({}, use) => {
    server ??= serveBuiltSite();
    await use((await server).url);
  },
});
test.describe.configure({ mode: "default" });
test.afterAll(async () => {
  await (await server)?.stop();
});

const UPVOTE = "**/rpc/handle_clinic_upvote";
const GENERAL_ERROR = ["Error", "Failed to record upvote. Please try again."] as const;

const toldOf = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: /Upvote recorded!|Already voted/ });

async function expectCounted(page: Page, clinicId: string, before: number) {
  await expectToast(page, "Upvote recorded!", "Thank you!");
  expect(await storedVotes(page, clinicId)).toBe(before + 1);
}

test("fault 3: offline during a vote → error toast, nothing sent later behind one's back", async ({
  page,
  context,
}) => {
  const toasts = page.waitForResponse("**/assets/ToastList-*.js");
  await page.goto("/?search=novum");
  await askForVote(page, "nOvum");
  await (await toasts).finished();
  const before = await storedVotes(page, "novum");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Place the baby in the crib" }).click();
  await expectToast(page, ...GENERAL_ERROR);
  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  expect(await storedVotes(page, "novum")).toBe(before);
});

test("fault 3: offline before the human check was loaded → the words stand, and the next click works", async ({
  page,
  context,
}) => {
  await page.goto("/?search=ferticare", { waitUntil: "networkidle" });
  const button = page.getByRole("button", { name: "so far: FertiCare" });
  await context.setOffline(true);
  await button.click();
  const words = page.getByRole("alert").filter({ hasText: GENERAL_ERROR[1] });
  await words.getByRole("button", { name: "Close" }).click();
  await expect(words).toBeHidden();
  await context.setOffline(false);
  await askForVote(page, "FertiCare");
  await page.keyboard.press("Escape");
});

test("fault 4: answer lost after the vote was stored → a retry says already voted, count +1", async ({
  page,
}) => {
  await page.goto("/?search=parens");
  const before = await storedVotes(page, "parens");
  await page.route(UPVOTE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await vote(page, "Parens");
  await expectToast(page, ...GENERAL_ERROR);
  await page.unroute(UPVOTE);
  await vote(page, "Parens");
  await expectToast(page, "Already voted", "You have already voted for this clinic.");
  expect(await storedVotes(page, "parens")).toBe(before + 1);
});

test("fault 5: a call hangs → the vote is given up after 15 s at most", async ({ page }) => {
  await installClockForCalls(page);
  await page.goto("/?search=invimed");
  const letGo = await holdAnswers(page, UPVOTE);
  const sent = page.waitForRequest(UPVOTE);
  await vote(page, "InviMed");
  await sent;
  await page.clock.runFor(15_500);
  await expect(page.getByText(GENERAL_ERROR[1], { exact: true })).toBeVisible();
  await letGo();
  await expect(page.getByRole("button", { name: /^Upvote .*InviMed/ })).toBeEnabled();
});

test("fault 6: double click on upvote → one vote", async ({ page }) => {
  await page.goto("/?search=invicta");
  const before = await storedVotes(page, "invicta");
  await page.getByRole("button", { name: "so far: INVICTA" }).dblclick();
  await page.getByRole("button", { name: "Place the baby in the crib" }).dblclick();
  await expectCounted(page, "invicta", before);
});

test("fault 7: two tabs, one session → one vote", async ({ page, context }) => {
  await page.goto("/?search=reprofit");
  const before = await storedVotes(page, "reprofit");
  await askForVote(page, "Reprofit");
  const session = await page.evaluate(() => sessionStorage.getItem("clinic-session-id") ?? "");
  // A duplicated tab takes the session storage along.
  const twin = await context.newPage();
  await twin.addInitScript((id) => sessionStorage.setItem("clinic-session-id", id), session);
  await twin.goto("/?search=reprofit");
  await askForVote(twin, "Reprofit");
  const tabs = [page, twin];
  await Promise.all(
    tabs.map((tab) => tab.getByRole("button", { name: "Place the baby in the crib" }).click()),
  );
  const words = await Promise.all(tabs.map((tab) => toldOf(tab).first().innerText()));
  expect(words.filter((told) => told.includes("Upvote recorded!"))).toHaveLength(1);
  expect(words.filter((told) => told.includes("Already voted"))).toHaveLength(1);
  expect(await storedVotes(page, "reprofit")).toBe(before + 1);
});

test("fault 8: leaving the page during a vote → no stale toast", async ({ page }) => {
  await page.goto("/?search=gyncentrum");
  const letGo = await holdAnswers(page, UPVOTE);
  await vote(page, "Gyncentrum");
  await expect(page.getByText("Sending your vote...")).toBeVisible();
  await page.getByRole("link", { name: "Glossary" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible();
  const answered = page.waitForResponse(UPVOTE);
  await letGo();
  await answered;
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await expect(page.getByRole("listitem").filter({ hasText: /Upvote recorded|Error/ })).toHaveCount(0);
});

test("fault 8: leaving the page before the proof is ready → the vote keeps its proof and is remembered", async ({
  page,
}) => {
  await page.goto("/?search=gravita");
  const before = await storedVotes(page, "gravita");
  const letGo = await holdAnswers(page, "**/rpc/create_human_check");
  await vote(page, "Gravita");
  await expect(page.getByText("Sending your vote...")).toBeVisible();
  await page.getByRole("link", { name: "Gravita" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gravita" })).toBeVisible();
  const sent = page.waitForRequest(UPVOTE);
  await letGo();
  expect((await sent).headers()["x-human-check"]).toBeDefined();
  await expect(page.getByRole("button", { name: `Upvote ${before + 1} so far: Gravita` })).toContainText("✓");
  expect(await storedVotes(page, "gravita")).toBe(before + 1);
});

for (const [how, answer] of [
  ["fails", { status: 500, body: "" }],
  ["is blocked", "abort"],
  ["answers HTML", { contentType: "text/html", body: "<html>blocked</html>" }],
] as const) {
  test(`fault 9: address look-up fails, is blocked or answers HTML → the flow goes on: it ${how}`, async ({
    page,
  }) => {
    await page.route("**/functions/v1/client-ip", (route) =>
      answer === "abort" ? route.abort() : route.fulfill(answer),
    );
    await page.goto("/?search=prague");
    const before = await storedVotes(page, "gennet");
    await vote(page, "GENNET");
    await expectCounted(page, "gennet", before);
  });
}

test("fault 10: is_ip_banned fails → logged, the vote goes on", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/rpc/is_ip_banned", (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.goto("/?search=gynem");
  const before = await storedVotes(page, "gynem");
  await vote(page, "GYNEM");
  await expectCounted(page, "gynem", before);
  expect(logged.join("\n")).toContain("The ban check failed");
});

test("fault 11: handle_captcha_failure fails → logged, dialog usable", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/rpc/handle_captcha_failure", (route) =>
    route.fulfill({ status: 500, body: "broken" }),
  );
  await page.goto("/?search=unica");
  const before = await storedVotes(page, "unica");
  await askForVote(page, "UNICA");
  await page.getByRole("button", { name: "Report Failed Attempt" }).click();
  await expect.poll(() => logged.join("\n")).toContain("The failed human check could not be reported");
  await page.getByRole("button", { name: "Place the baby in the crib" }).click();
  await expectCounted(page, "unica", before);
});

for (const nonsense of ["null", "[]", '{"hello":"world"}', "nonsense"]) {
  test(`fault 12: an RPC answers null, [] or nonsense → the general error: ${nonsense}`, async ({ page }) => {
    await page.route(UPVOTE, (route) => route.fulfill({ contentType: "application/json", body: nonsense }));
    await page.goto("/?search=bocian");
    await vote(page, "Bocian");
    await expectToast(page, ...GENERAL_ERROR);
    await expect(page.getByRole("button", { name: /^Upvote .*Bocian/ })).toBeEnabled();
  });
}

test("fault 14: sessionStorage throws or is full → an id in memory", async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Object.defineProperty(sessionStorage, "setItem", { value: full });
    Object.defineProperty(sessionStorage, "getItem", { value: full });
  });
  await page.goto("/?search=helios");
  const before = await storedVotes(page, "helios");
  await vote(page, "Sanatorium Helios");
  await expectCounted(page, "helios", before);
  await vote(page, "Sanatorium Helios");
  await expectToast(page, "Already voted", "You have already voted for this clinic.");
});

test("fault 15: a corrupt session id → a new one", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("seen")) sessionStorage.setItem("clinic-session-id", "{broken");
    sessionStorage.setItem("seen", "yes");
  });
  await page.goto("/?search=ovum");
  const before = await storedVotes(page, "ovum");
  await vote(page, "OVUM");
  await expectCounted(page, "ovum", before);
  expect(await page.evaluate(() => sessionStorage.getItem("clinic-session-id"))).toMatch(/^[0-9a-f-]{36}$/);
});

test("fault 16: storage cleared between calls → new id, no crash", async ({ page }) => {
  await page.goto("/?search=novum");
  const before = await storedVotes(page, "novum");
  await askForVote(page, "nOvum");
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.getByRole("button", { name: "Place the baby in the crib" }).click();
  await expectCounted(page, "novum", before);
});

test("fault 27: 429 → polite message, no retry storm, when voting", async ({ page }) => {
  let calls = 0;
  await page.route(UPVOTE, async (route) => {
    calls += 1;
    await route.fulfill({ status: 429, json: { code: "PT429", message: "Please try again in an hour." } });
  });
  await page.goto("/?search=clayo");
  await vote(page, "Clayo");
  await expectToast(page, "Vote limit reached", "Please try again in an hour.");
  expect(calls).toBe(1);
});
