import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { startServer } from "../support/server.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureHumanCheck } from "./humanCheck.ts";
import { MEASURED_PATHS } from "./paths.ts";
import { progress, reportFigures, type Figure } from "./pagesReport.ts";
import { describeMachine } from "./report.ts";
import { measureSlowPhone } from "./slowPhone.ts";
import { measureTyping } from "./typing.ts";

const BUILD_DIR = "test-results/bench-site";

/** `npm run bench pages`: Lighthouse, a slow phone, and typing in long lists. */
export async function benchPages(): Promise<void> {
  await onBuiltSite("pages", async (browser, siteUrl) => [
    ...(await measureTyping(browser, siteUrl)),
    ...(await measureSlowPhone(browser, siteUrl)),
    ...(await measureHumanCheck(browser, siteUrl, BUILD_DIR)),
    ...(await measureLighthouse(siteUrl, MEASURED_PATHS)),
  ]);
}

/** `npm run bench typing`: only the list of 1,500 clinics, in three minutes. */
export async function benchTyping(): Promise<void> {
  await onBuiltSite("typing", async (browser, siteUrl) => [
    ...(await measureTyping(browser, siteUrl, [1_500])),
  ]);
}

async function onBuiltSite(
  name: string,
  measure: (browser: Browser, siteUrl: string) => Promise<Figure[]>,
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
    reportFigures(name, machine, await measure(browser, server.url));
  } finally {
    await browser.close();
    await server.stop();
  }
}
