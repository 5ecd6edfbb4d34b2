import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { changeAsAdmin, goByAdminMenu, openAdminPage } from "../../support/adminPage.ts";
import { pressByKeyboard, tabTo } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";

/** No key reaches the browser's file dialog. */
async function choose(page: Page, name: string, text: string | Buffer) {
  await page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

async function download(page: Page, button: string): Promise<string> {
  const arriving = page.waitForEvent("download");
  await pressByKeyboard(page, page.getByRole("button", { name: button }));
  return await readFile(await (await arriving).path(), "utf8");
}

function holdsOn(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

test("by keyboard alone: export, a file that changes nothing, mistakes in words, and an import", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdminPage(page, "/admin/import");
  await expect(page.getByRole("heading", { level: 1, name: "Import and export" })).toBeVisible();

  const prices = await download(page, "Export prices");
  expect(prices).toMatch(/^\u{feff}id,clinic_id,item,amount,.*\r\n/u);
  // Other tests change these at the same time.
  await choose(page, "prices.csv", prices.replaceAll(/^[^,\r\n]*,examined-.*\r\n/gm, ""));
  await expect(page.getByText("Everything in it is stored already")).toBeVisible();
  await expect(page.getByText("0 added")).toBeVisible();
  expect(await download(page, "Empty template for clinics")).toMatch(
    /^\u{feff}id,name,countries,[a-z_,]*\r\n$/u,
  );

  // As a Czech Excel writes it: semicolons and Windows-1250.
  const id = `e2e-${randomUUID().slice(0, 8)}`;
  const line = (name: string, established: string) =>
    Buffer.from(`${id};${name.replace("Š", "\x8a")};ne;${established}\r\n`, "latin1");
  const head = Buffer.from("id;name;published;established\r\n");
  await choose(
    page,
    "clinics.csv",
    Buffer.concat([head, line("Škoda", "v roce 1999"), line("Škoda", "1999")]),
  );
  await expect(page.getByText("We read it as Windows-1250")).toBeVisible();
  await expect(page.getByText("1 refused")).toBeVisible();
  await expect(page.getByText("established is no number: “v roce 1999”")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import / })).toHaveCount(0);

  await choose(page, "clinics.csv", Buffer.concat([head, line("Škoda", "1999")]));
  await expect(page.getByText("1 added")).toBeVisible();
  await goByAdminMenu(page, "Sponsors");
  await expect(page.getByRole("heading", { level: 1, name: "Sponsors" })).toBeVisible();
  await goByAdminMenu(page, "Import and export");
  await expect(page.getByText("1 added")).toBeVisible();
  // The text appears just before the page holds on to what it has.
  await expect.poll(() => page.evaluate(holdsOn)).toBe(true);
  const asked = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await closing;
  await pressByKeyboard(page, page.getByRole("button", { name: "Import 1 row" }));
  await expect(page.getByText("1 row was added, 0 rows were changed.")).toBeVisible();

  await choose(page, "clinics.csv", `id,name,published,established\n${id},=Škoda,no,1999\n`);
  await expect(page.getByText("name: Škoda → =Škoda")).toBeVisible();
  await changeAsAdmin(page.request, "clinics", { id: `eq.${id}` }, { established: 2001 });
  await pressByKeyboard(page, page.getByRole("button", { name: "Import 1 row" }));
  await expect(page.getByText("Someone changed these rows")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Cancel" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("What this file of clinics would do")).toHaveCount(0);

  await choose(page, "clinics.csv", "id,name,upvotes\na,b,1\n");
  await expect(page.getByText("Files of clinics have no column “upvotes”.")).toBeVisible();
  await test.step("an import whose answer does not come in time says so, and pressing again imports nothing twice", async () => {
    const lateId = `e2e-${randomUUID().slice(0, 8)}`;
    await choose(page, "clinics.csv", `id,name,published\n${lateId},Late answer,no\n`);
    const held = Promise.withResolvers<void>();
    await page.route("**/rpc/apply_import", async (route) => {
      const answer = await route.fetch();
      await held.promise;
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    await expect(page.getByRole("button", { name: "Import 1 row" })).toBeVisible();
    await page.evaluate(() => {
      const after = AbortSignal.timeout.bind(AbortSignal);
      let calls = 0;
      AbortSignal.timeout = (ms) => after(calls++ === 0 ? 1000 : ms);
    });
    await page.getByRole("button", { name: "Import 1 row" }).click();
    await expect(page.getByRole("alert")).toContainText("No answer came in time");
    await expect(page.getByRole("alert")).toContainText("nothing is imported twice");
    held.resolve();
    await page.unroute("**/rpc/apply_import");
    await page.getByRole("button", { name: "Import 1 row" }).click();
    await expect(page.getByText("1 row was added, 0 rows were changed.")).toBeVisible();
  });
});
