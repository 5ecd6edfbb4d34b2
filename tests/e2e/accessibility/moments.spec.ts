import { expect } from "@playwright/test";
import { test } from "../../support/walkTest.ts";
import { findings, showsNewControls } from "../../support/axe.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { restoreStates, forceStates, type PassingState } from "../../support/passingStates.ts";
import { findUnsettled, untilSettled } from "../../support/settled.ts";

test("unreadable text under the pointer or while waiting would be found", async ({ page }) => {
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    document.body.innerHTML = `<style>@layer a { .hover\\:pale:hover { color: #bbb } }
      @media (min-width: 1px) { button[aria-disabled="true"] { opacity: 0.5 } }</style>
      <a class="hover:pale" href="/">Link</a> <button style="color: #555; background: #fff">Wait</button>`;
  });
  const look = async (state: PassingState) => {
    await forceStates(page, state);
    const found = await findings(page, "of colours");
    await restoreStates(page);
    return found;
  };
  expect(await findings(page, "of colours")).toEqual([]);
  expect(await look("pointed at")).toEqual(["color-contrast: a"]);
  expect(await look("busy")).toEqual(["color-contrast: button"]);
  await expect(page.getByRole("link")).toHaveCSS("color", "rgb(0, 0, 238)");
  await expect(page.getByRole("button")).toHaveCSS("opacity", "1");
});

test("controls are looked at in passing once they look, stand or are otherwise than before", async ({
  page,
}) => {
  await page.goto("/robots.txt");
  const isNew = async (html: string) => {
    await page.evaluate((body) => void (document.body.innerHTML = body), html);
    return await showsNewControls(page);
  };
  expect(await isNew(`<a class="text-accent" href="/">Link</a>`)).toBe(true);
  expect(await isNew(`<p>There is <a class="mt-2 text-accent" href="/">another</a></p>`)).toBe(false);
  expect(await isNew(`<p><a class="hover:pale text-accent" href="/">Link</a></p>`)).toBe(true);
  expect(await isNew(`<p class="bg-accent"><a class="text-accent" href="/">Link</a></p>`)).toBe(true);
  expect(
    await isNew(`<button class="hidden">Out of sight</button><style>.hidden { display: none }</style>`),
  ).toBe(false);
  expect(await isNew(`<button class="hidden">In sight</button>`)).toBe(true);
  expect(await isNew(`<button class="hidden" aria-pressed="true">Pressed</button>`)).toBe(true);
  expect(await isNew(`<button class="hidden" aria-pressed="true">Pressed</button>`)).toBe(false);
});

test("nothing is looked at while it is busy, moves or changes", async ({ page }) => {
  await page.goto("/about");
  for (const [begin, end] of [
    [`document.body.ariaBusy = "true"`, `document.body.ariaBusy = null`],
    [`window.move = document.body.animate([{ opacity: 0 }, { opacity: 1 }], 1e9)`, `move.cancel()`],
    [`window.tick = setInterval(() => (document.title += "."), 1)`, `clearInterval(tick)`],
  ] as const) {
    await untilSettled(page);
    await page.evaluate(`void (${begin})`);
    expect(await findUnsettled(page), begin).not.toEqual([]);
    await page.evaluate(`void (${end})`);
  }
});

test("nothing is looked at while it waits for an answer, unless the answer is held on purpose", async ({
  page,
}) => {
  await page.goto("/about");
  await untilSettled(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("/slow", async (route) => {
    await answered;
    await route.fulfill({ body: "" });
  });
  await page.evaluate(() => void fetch("/slow"));
  await expect.poll(() => findUnsettled(page)).toEqual([expect.stringContaining("/slow")]);
  answer();
  await untilSettled(page);

  const letGo = await holdAnswers(page, "/on-purpose");
  await page.evaluate(() => {
    document.body.ariaBusy = "true";
    void fetch("/on-purpose");
  });
  await untilSettled(page);
  await letGo();
  await expect.poll(() => findUnsettled(page)).toEqual([expect.stringContaining("busy: <body")]);
});
