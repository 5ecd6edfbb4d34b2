import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { startServer } from "../support/server.ts";
import { measureBesidePlain } from "./besidePlain.ts";
import { Calibration } from "./calibration.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureHumanCheck } from "./humanCheck.ts";
import { MEASURED_PATHS } from "./paths.ts";
import { progress, reportFigures, type Figure } from "./pagesReport.ts";
import { describeMachine } from "./report.ts";
import { measureSlowPhone } from "./slowPhone.ts";
import { measureTyping } from "./typing.ts";

const BUILD_DIR = "test-results/bench-site";

export async function benchPages(): Promise<void> {
  await onBuiltSite("pages", async (browser, siteUrl, calibration) => [
    ...(await measureTyping(browser, siteUrl, calibration)),
    ...(await measureSlowPhone(browser, siteUrl, calibration)),
    ...(await measureBesidePlain(browser, siteUrl, calibration)),
    ...(await measureHumanCheck(browser, siteUrl, BUILD_DIR, calibration)),
    ...(await measureLighthouse(siteUrl, MEASURED_PATHS, calibration)),
  ]);
}

/** `npm run bench typing`: takes three minutes. */
export async function benchTyping(): Promise<void> {
  await onBuiltSite("typing", async (browser, siteUrl, calibration) => [
    ...(await measureTyping(browser, siteUrl, calibration, { sizes: [1_500] })),
  ]);
}

/** `npm run bench plain`: takes five minutes. */
export async function benchBesidePlain(): Promise<void> {
  await onBuiltSite("plain", measureBesidePlain);
}

/** `npm run bench lighthouse`: takes an hour for all pages, minutes with `-- --page /`. */
export async function benchLighthouse(paths: string[] = MEASURED_PATHS): Promise<void> {
  await onBuiltSite("lighthouse", (_browser, siteUrl, calibration) =>
    measureLighthouse(siteUrl, paths, calibration),
  );
}

async function onBuiltSite(
  name: string,
  measure: (browser: Browser, siteUrl: string, calibration: Calibration) => Promise<Figure[]>,
): Promise<void> {
  const machine = describeMachine();
  progress("Building and starting the site …");
  const server = await startServer({
    DATA_DIR: "memory://",
    BUILD_DIR,
    VITE_SITE_URL: "https://directory.example",
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const calibration = new Calibration();
    reportFigures(name, machine, await measure(browser, server.url, calibration), calibration);
  } finally {
    await browser.close();
    await server.stop();
  }
}
