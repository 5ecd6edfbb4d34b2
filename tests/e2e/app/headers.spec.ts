import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { SITE_FOLDER } from "../../support/server.ts";
import { test } from "../../support/test.ts";
import { expectToast, vote } from "../../support/votingPage.ts";

test("every page is sent with the headers that static hosts are given too", async ({ request }) => {
  const written = readFileSync(`${SITE_FOLDER}/_headers`, "utf8");
  const answer = await request.get("/");
  const [ofEveryPage = ""] = written.split(/^(?=\/(?!\*))/m);
  const names = [...ofEveryPage.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
  expect(names.map(([, name]) => name)).toEqual([
    "Content-Security-Policy",
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "Referrer-Policy",
    "Cross-Origin-Opener-Policy",
    "Permissions-Policy",
  ]);
  for (const [, name, value] of names) expect(answer.headers()[name!.toLowerCase()]).toBe(value);
  expect(answer.headers()["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
});

test("a vote with its worker, dialog and toast breaks no rule of the policy", async ({ page }) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  const sent = page.waitForRequest("**/rpc/handle_clinic_upvote");
  await page.goto("/?search=pronatal");
  await vote(page, "Pronatal");
  await expectToast(page, "Upvote recorded!", "Thank you!");
  expect((await sent).headers()["x-human-check"]).toMatch(/^[\w+/=]{100,}$/);
  expect(violations).toEqual([]);
});

test("the policy works: an inline script is refused", async ({ page }) => {
  const violations: string[] = [];
  page.on("console", (message) => violations.push(message.text()));
  await page.goto("/");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.inlineRan = true";
    document.head.append(script);
    return "inlineRan" in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => violations.join("\n")).toMatch(/Content Security Policy/);
});
