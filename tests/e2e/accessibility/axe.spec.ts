import { expect, test } from "@playwright/test";
import { routes } from "../../../src/app/routes.tsx";
import { examine, findings, type Visit } from "../../support/axe.ts";
import { addClinicStates } from "./states/addClinic.ts";
import * as admin from "./states/admin.ts";
import { blogStates, postStates } from "./states/blog.ts";
import { clinicStates, unknownClinicStates } from "./states/clinic.ts";
import { listStates, loadingStates, votingStates } from "./states/home.ts";
import { plainPage } from "./states/plain.ts";
import { dueDateStates, semenStates } from "./states/tools.ts";

/** Every route, and the walks through its states. What is not named is a page with one state. */
const VISITS: Record<string, Record<string, Visit>> = {
  "/": { "the list": listStates, "waiting for it": loadingStates, voting: votingStates },
  "/clinic/:id": { "known clinics": clinicStates, "one that is not there": unknownClinicStates },
  "/ivf-calculator": { "the calculator": dueDateStates },
  "/sperm-analysis": { "the interpreter": semenStates },
  "/blog": { "the list": blogStates },
  "/blog/:slug": { posts: postStates },
  "/add-clinic": { "the form": addClinicStates },
  "/admin/login": { "the form": admin.loginStates, "a refusal": admin.refusedLoginStates },
  "/admin/blog": { "the list": admin.postListStates },
  "/admin/blog/new": { "the editor": admin.newPostStates },
  "/admin/blog/edit/:id": { "the editor": admin.editPostStates },
  "*": { "an unknown address": plainPage("/no/such/page") },
};

for (const { path } of routes) {
  const visits = VISITS[path] ?? { "the page": plainPage(path) };
  for (const [name, visit] of Object.entries(visits)) {
    test(`axe finds nothing on ${path}: ${name}`, async ({ page }) => {
      test.slow();
      await examine(page, visit);
    });
  }
}

test("axe would speak: of the level of WCAG, of best practice, and of what has to be named to it", async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Bad</title><body><p style="color: #bbb">Faint</p>
    <button style="width: 9px; height: 9px"></button><button style="width: 9px; height: 9px"></button>`);
  const rules = (await findings(page)).map((finding) => finding.split(":")[0]);
  for (const rule of ["color-contrast", "button-name", "region", "page-has-heading-one", "target-size"]) {
    expect(rules).toContain(rule);
  }
});

test("every route with a parameter has examples", () => {
  const unknown = routes.filter(({ path }) => path.includes(":") && !(path in VISITS));
  expect(unknown).toEqual([]);
});
