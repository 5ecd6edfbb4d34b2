import { expect } from "@playwright/test";
import { isAnybodyLeft } from "../../support/cleanEnd.ts";
import { serveOnStack } from "../../support/server.ts";
import { test } from "../../support/test.ts";
import { expectToast, vote } from "../../support/votingPage.ts";
import { interruptStack, killAndRestartStack, stackDataDir, stackServer, visit } from "./stackTest.ts";

test("what is stored outlives a kill, a second process on its data is refused, and SIGINT ends it cleanly", async ({
  browser,
  request,
}) => {
  const voter = await visit(browser);
  await voter.goto("/?search=salve");
  await vote(voter, "Salve Medica");
  await expectToast(voter, "Upvote recorded!", "Thank you!");
  await test.step("a second process on its data is refused with a message", async () => {
    await expect(serveOnStack(stackDataDir())).rejects.toThrow(/is already in use by process \d+/);
  });
  await test.step("what is stored outlives a kill", async () => {
    await killAndRestartStack();
    const page = await visit(browser);
    await page.goto("/?search=salve");
    await expect(page.getByRole("button", { name: "Upvote 1 so far: Salve Medica" })).toBeVisible();
  });
  await test.step("SIGINT ends it cleanly with all its children", async () => {
    const { process: child, url } = stackServer();
    expect(await interruptStack()).toBe(0);
    await expect.poll(() => isAnybodyLeft(child.pid!)).toBe(false);
    await expect(request.get(url)).rejects.toThrow(/ECONNREFUSED/);
  });
});
