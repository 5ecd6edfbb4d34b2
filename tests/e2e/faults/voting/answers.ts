// What the server answers instead of what a vote needs.
import { expect } from "@playwright/test";
import { askForVote, expectToast, storedVotes, vote } from "../../../support/votingPage.ts";
import { expectCounted, GENERAL_ERROR, test, UPVOTE } from "./votingTest.ts";

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
  await expect.poll(() => logged.join("\n")).toContain("The ban check failed");
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
