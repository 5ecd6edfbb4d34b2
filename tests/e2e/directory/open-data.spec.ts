import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";

test("the data can be found, downloaded, understood and requested from the API, at 360 px too", async ({
  page,
  request,
}) => {
  await test.step("the data can be found, downloaded and understood, at 360 px too", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Open data" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Open data" })).toBeVisible();
    await expect(page.getByText(/ask before you publish it elsewhere/)).toBeVisible();
    await expect(page.getByText(/^Made on \d+ \w+ \d{4} at \d\d:\d\d UTC/)).toBeVisible();

    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Clinics: CSV/ }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("clinics.csv");
    const csv = readFileSync(await download.path(), "utf8");
    const rows = csv.trimEnd().split("\r\n").slice(1);
    expect(rows.length).toBeGreaterThanOrEqual(28);
    await expect(page.getByRole("heading", { name: `Clinics: ${rows.length} rows` })).toBeVisible();

    const rates = page.getByRole("group").filter({ hasText: "One row is a published success rate" });
    await rates.locator("summary").press("Enter");
    await expect(rates.getByText("What counts as a success.")).toBeVisible();
  });

  await test.step("search engines learn of the files, and the API answers at the address that the page names", async () => {
    await page.goto("/data");
    const described = await page.locator("#structured-data").textContent();
    expect(JSON.parse(described ?? "")).toMatchObject({ "@type": "Dataset" });
    await page.getByText("Addresses, the key and an example").click();
    const address = await page
      .getByRole("definition")
      .filter({ hasText: "/rest/v1/clinic_prices" })
      .textContent();
    const [key] = /sb_publishable_[\w-]+/.exec((await page.getByText(/^curl/).textContent()) ?? "") ?? [];
    const fresh = await request.get(address!, { headers: { apikey: key! } });
    const file = await (await request.get("/data/prices.json")).json();
    expect(names(await fresh.json())).toEqual(names(file.rows));
    expect(JSON.stringify(file.rows)).not.toContain('"sample"');
  });
});

const names = (rows: object[]) => Object.keys(rows[0] ?? {});
