import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { startServer } from "../support/server.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureHumanCheck } from "./humanCheck.ts";
import { MEASURED_PATHS } from "./paths.ts";
import { progress, reportFigures } from "./pagesReport.ts";
import { describeMachine } from "./report.ts";
import { measureSlowPhone } from "./slowPhone.ts";
import { measureTyping } from "./typing.ts";

const BUILD_DIR = "test-results/bench-site";

/** `npm run bench pages`: Lighthouse, a slow phone, and typing in long lists. */
export async function benchPages(): Promise<void> {
  const machine = describeMachine();
  progress("Building and starting the site …");
  const server = await startServer({
    DATA_DIR: "memory://",
    BUILD_DIR,
    VITE_SITE_URL: "https://directory.example",
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    reportFigures("pages", machine, [
      ...(await measureTyping(browser, server.url)),
      ...(await measureSlowPhone(browser, server.url)),
      ...(await measureHumanCheck(browser, server.url, BUILD_DIR)),
      ...(await measureLighthouse(server.url, MEASURED_PATHS)),
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
