import { expect } from "@playwright/test";
import { openAdminPage } from "../../../support/adminPage.ts";
import type { Visit } from "../../../support/axe.ts";
import { SPEED_REPORT } from "../../../support/speedReport.ts";

const CALL = "**/rest/v1/rpc/speed_and_errors";

export const speedStates: Visit = async (page, inState) => {
  await page.route(CALL, (route) => route.fulfill({ json: SPEED_REPORT }));
  await openAdminPage(page, "/admin/speed");
  await expect(page.getByText(/answers more slowly/)).toBeVisible();
  await inState("a release that broke something");
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("on a phone");
  await page.getByLabel("Device").selectOption("Computers");
  await expect(page.getByText(/as good as/)).toBeVisible();
  await inState("one that did not");
  const nothing = { releases: [], vitals: [], errors: [], days: [] };
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.fulfill({ json: nothing }));
  await page.reload();
  await expect(page.getByText("Nothing was measured in this time")).toBeVisible();
  await inState("nothing measured");
};
