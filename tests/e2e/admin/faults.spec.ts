import { expect } from "@playwright/test";
import { logIn, rowOf, signInHere } from "../../support/adminPage.ts";
import { test } from "../../support/faultTest.ts";

test("signing in and out survives blocked storage, a wrong clock, a second tab and a lost connection", async ({
  page,
  context,
}) => {
  await test.step("fault 13: localStorage throws → login says why it cannot, and the site works", async () => {
    const blocked = await context.newPage();
    await blocked.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await logIn(blocked);
    await expect(blocked.getByRole("alert")).toContainText("doesn't let this site store anything");
    await blocked.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(blocked.getByRole("article").first()).toBeVisible();
    await blocked.close();
  });
  const days = 24 * 60 * 60 * 1000;
  await page.clock.install();
  await page.goto("/admin/login");
  const logInWithClock = async (offset: number) => {
    await page.clock.setSystemTime(Date.now() + offset * days);
    await test.step(`fault 17: clock ${offset} day off → login works and does not loop`, async () => {
      await signInHere(page);
      await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
      await page.goto("/admin/blog");
      await expect(rowOf(page, "What the price list leaves out").getByText("Draft")).toBeVisible();
      await expect(page).toHaveURL("/admin/blog");
    });
  };

  await logInWithClock(1);
  await test.step("fault 21: sign-out in tab A → tab B locks on its next action", async () => {
    const other = await context.newPage();
    await other.goto("/admin/blog/new");
    await expect(other.getByRole("heading", { name: "New post" })).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/admin/login");
    await expect(other).toHaveURL("/admin/login");
    await other.goto("/admin/blog");
    await expect(other).toHaveURL("/admin/login");
    await other.close();
  });

  await logInWithClock(-1);
  await test.step("signing out works without a connection too", async () => {
    await context.setOffline(true);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/admin/login");
    await context.setOffline(false);
    await page.goto("/admin/blog");
    await expect(page).toHaveURL("/admin/login");
    expect(await page.evaluate(() => localStorage.getItem("ivf-admin-session"))).toBeNull();
  });
});
