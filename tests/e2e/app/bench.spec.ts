import { expect } from "@playwright/test";
import { measureBesidePlain } from "../../bench/besidePlain.ts";
import { Calibration } from "../../bench/calibration.ts";
import { measureHumanCheck } from "../../bench/humanCheck.ts";
import type { Pace } from "../../bench/pace.ts";
import { measureSlowPhone } from "../../bench/slowPhone.ts";
import { measureTyping } from "../../bench/typing.ts";
import { SITE_FOLDER } from "../../support/server.ts";
import { untilSettled } from "../../support/settled.ts";
import { test } from "../../support/test.ts";

/** Measures nothing: it looks whether the way is still there. */
const inHaste: Pace = { slowedDown: 1, network: null, rest: untilSettled, pressMs: 0, letterMs: 0 };
const once = { runs: 1, pace: inHaste };

test("`npm run bench pages` finds its way through the list and pages as they are now", async ({
  browser,
  baseURL,
}) => {
  const site = String(baseURL);
  const calibration = new Calibration(() => 1);
  const figures = [
    ...(await measureTyping(browser, site, calibration, { ...once, sizes: [100] })),
    ...(await measureSlowPhone(browser, site, calibration, once)),
    ...(await measureBesidePlain(browser, site, calibration, { ...once, paths: ["/clinic/reprofit"] })),
    ...(await measureHumanCheck(browser, site, SITE_FOLDER, calibration, { ...once, numbers: 100 })),
  ];
  expect(figures.length).toBeGreaterThan(10);
  for (const { what, measured } of figures)
    expect(measured, what).toMatch(/^[\d ,.]+ms( beside [\d ,.]+ms)?(, × [\d.]+)?$/);
});
