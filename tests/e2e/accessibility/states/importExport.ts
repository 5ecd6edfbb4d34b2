import { expect } from "@playwright/test";
import { openAdminPage } from "../../../support/adminPage.ts";
import type { Visit } from "../../../support/axe.ts";
import { holdAnswers } from "../../../support/heldAnswers.ts";

const CHECK = "**/rest/v1/rpc/check_import";
const FILE = "id,name,published\nreprofit,Renamed,yes\nnew-clinic,New,no\nNo id,x,no\n";

export const importStates: Visit = async (page, inState) => {
  const choose = async (text: string) =>
    page
      .getByLabel("CSV file")
      .setInputFiles({ name: "clinics.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await openAdminPage(page, "/admin/import");
  await expect(page.getByRole("heading", { level: 1, name: "Import and export" })).toBeVisible();
  await inState("empty");
  await choose("colour\nred\n");
  await expect(page.getByText("cannot be imported")).toBeVisible();
  await inState("no file of ours");
  const letGo = await holdAnswers(page, CHECK);
  await choose(FILE);
  await expect(page.getByText("Checked 0 of 3 lines")).toBeVisible();
  await inState("checking");
  await letGo();
  await expect(page.getByText("1 refused")).toBeVisible();
  await inState("lines that are added, changed and refused");
  await page.route(CHECK, (route) => route.fulfill({ status: 500, json: {} }));
  await choose(FILE);
  await expect(page.getByText("The file could not be checked")).toBeVisible();
  await inState("not checked");
};
