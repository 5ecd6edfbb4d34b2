import { expect } from "@playwright/test";
import { measureCalls, signInAsOwner } from "../../bench/admin/calls.ts";
import { measureAdminPages } from "../../bench/admin/pages.ts";
import { Calibration } from "../../bench/calibration.ts";
import { test } from "../../support/test.ts";
import { proposeClinic, reportFigure, someClinicName } from "../../support/visitorSubmissions.ts";

test("`npm run bench admin` finds its way through the administration as it is now", async ({
  browser,
  baseURL,
  request,
}) => {
  const site = String(baseURL);
  const calibration = new Calibration(() => 1);
  const name = someClinicName();
  await proposeClinic(request, name);
  await reportFigure(request, `Price of ${name}`);
  const number = name.replace("Klinika ", "");
  const small = { visits: 1, counted: /^[0-9]+ clinics$/, words: ["prague"], numbers: [number] };
  const figures = [
    ...(await measureAdminPages(browser, site, calibration, small)),
    ...(await measureCalls(await signInAsOwner(site), calibration, 1)),
  ];
  expect(figures.length).toBeGreaterThan(10);
  for (const { what, measured } of figures) expect(measured, what).toMatch(/^\d+( \/ \d+)? ms$/);
});
