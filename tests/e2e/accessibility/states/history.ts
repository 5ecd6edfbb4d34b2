import { expect } from "@playwright/test";
import { openAdminPage } from "../../../support/adminPage.ts";
import type { Visit } from "../../../support/axe.ts";

const PAGE = "**/rest/v1/rpc/history_page";
const change = (id: number, fields: object) => ({
  ...{
    id,
    at: "2026-11-22T14:05:00Z",
    by_user: "u",
    by_email: "jana@example.org",
    action: "update",
  },
  ...{ relation: "clinics", row_id: "reprofit", row_name: "Reprofit", clinic_id: "reprofit" },
  ...{ clinic_name: "Reprofit", before: null, after: null, is_cut: false, restores: null, can_restore: true },
  ...fields,
});
const LONG =
  "The clinic answers in Czech, English and German, and it has been open since the year of the flood. ";
const ALL = [
  change(9, {
    before: { name: "Reprofit Brno", languages: ["Čeština"], fixed_prices: null },
    after: {
      name: "Reprofit",
      languages: ["Čeština", "English"],
      fixed_prices: { Freezing: 300, "Donor eggs": 900 },
    },
  }),
  change(8, { restores: 5, before: { published: true }, after: { published: false } }),
  change(7, {
    ...{
      relation: "blog_posts",
      row_name: "What the price list leaves out",
      clinic_id: null,
      clinic_name: null,
    },
    ...{ is_cut: true, before: { content: `${LONG}…` }, after: { content: `${LONG}…` } },
  }),
  change(6, {
    ...{ relation: "clinic_results", row_name: "live_birth", action: "insert", can_restore: false },
    after: {
      ...{
        id: "5b1f6d1e-0000-4000-8000-000000000001",
        outcome: "live_birth",
        percentage: 31.5,
        n: 420,
        eggs: "own",
      },
      ...{
        source_name: "Register",
        source_url: `https://example.org/${"a-long-path/".repeat(8)}`,
        status: "sourced",
      },
    },
  }),
  change(5, {
    before: { website: `${LONG}${LONG}old ${LONG}` },
    after: { website: `${LONG}${LONG}new ${LONG}` },
  }),
  change(4, {
    ...{
      relation: "admins",
      row_name: "petr@example.org",
      clinic_id: null,
      clinic_name: null,
      can_restore: false,
    },
    ...{ before: { role: "editor" }, after: { role: "owner" } },
  }),
  ...Array.from({ length: 19 }, (_, index) =>
    change(3 - index, { before: { established: null }, after: { established: 1999 } }),
  ),
];

export const historyStates: Visit = async (page, inState) => {
  await page.route(PAGE, (route) => route.fulfill({ json: ALL }));
  await openAdminPage(page, "/admin/history?clinic=reprofit");
  await expect(page.getByRole("button", { name: "Show older changes" })).toBeVisible();
  await inState("changes of all kinds");
  await page
    .getByRole("button", { name: /^Put back/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await inState("asked before putting back");
  await page.route("**/rest/v1/rpc/restore_history", (route) => route.fulfill({ json: 10 }));
  await page.getByRole("dialog").getByRole("button", { name: "Put back" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await inState("put back");
  await page.getByLabel("Delete changes made before").fill("2999-01-01");
  await page.getByRole("button", { name: "Count them first" }).click();
  await expect(page.getByText(/^The last year is kept/)).toBeVisible();
  await inState("too young to be deleted");
  await page.route("**/rest/v1/rpc/count_history_before", (route) => route.fulfill({ json: 12_345 }));
  await page.getByLabel("Delete changes made before").fill("2020-03-01");
  await page.getByRole("button", { name: "Count them first" }).click();
  await expect(page.getByRole("dialog")).toContainText("12,345 changes");
  await inState("asked before shortening");
  await page.keyboard.press("Escape");
  await page.unroute(PAGE);
  await page.route(PAGE, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText("No changes like that")).toBeVisible();
  await inState("none like that");
};
