import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { startServer } from "../support/server.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { progress, reportPages } from "./pagesReport.ts";
import { describeMachine } from "./report.ts";
import { measureSlowPhone } from "./slowPhone.ts";
import { measureTyping } from "./typing.ts";

const PATHS = [
  "/",
  "/clinic/reprofit",
  "/ivf-calculator",
  "/sperm-analysis",
  "/references",
  "/how-voting-works",
];

/** `npm run bench pages`: Lighthouse, a slow phone, and typing in long lists. */
export async function benchPages(): Promise<void> {
  const machine = describeMachine();
  progress("Building and starting the site …");
  const server = await startServer({
    DATA_DIR: "memory://",
    VITE_SITE_URL: "https://directory.example",
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    reportPages(machine, [
      ...(await measureTyping(browser, server.url)),
      ...(await measureSlowPhone(browser, server.url)),
      ...(await measureLighthouse(server.url, PATHS)),
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
