import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { changeAsAdmin, openAdminPage, storeAsAdmin } from "../../support/adminPage.ts";
import { test } from "../../support/test.ts";

test("another editor's changes show at the next look: on the facts, the clinic and the list", async ({
  page,
}) => {
  const id = `e2e-${randomUUID().slice(0, 8)}`;
  // The last by name, so that home's cards keep their places for other tests.
  const name = "Žďár";
  await storeAsAdmin(page.request, "clinics", [{ id, name, published: true }]);
  await openAdminPage(page, `/admin/clinics?search=${id}`);
  const tab = (part: string) =>
    page.getByRole("navigation", { name: "This clinic" }).getByRole("link", { name: part });
  const title = page.getByRole("heading", { level: 1 });
  await page.getByRole("link", { name }).first().click();
  await expect(title).toHaveText(name);
  await expect(page.getByText("Published", { exact: true })).toBeVisible();

  const change = { name: "Žďár since then", published: false };
  await changeAsAdmin(page.request, "clinics", { id: `eq.${id}` }, change);
  await tab("Facts").click();
  await expect(title).toHaveText("Žďár since then: facts");
  await tab("Details").click();
  await expect(title).toHaveText("Žďár since then");
  await expect(page.getByText("Unpublished", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to Clinics" }).click();
  await page.getByLabel("Search clinics by name, address, city or country").fill(id);
  await expect(page.getByRole("link", { name: "Žďár since then", exact: true })).toBeVisible();
});
