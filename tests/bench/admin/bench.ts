import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import postgres from "postgres";
import { findChromium } from "../../../scripts/chromium.mjs";
import { startStackServer } from "../../support/server.ts";
import { Calibration } from "../calibration.ts";
import { progress, reportFigures } from "../pagesReport.ts";
import { describeMachine } from "../report.ts";
import { measureCalls, signInAsOwner } from "./calls.ts";
import { fillAdmin } from "./fill.ts";
import { measureImports } from "./imports.ts";
import { measureAdminPages } from "./pages.ts";

export async function benchAdmin(): Promise<void> {
  const machine = describeMachine();
  const folder = mkdtempSync(join(tmpdir(), "bench-admin-"));
  // As root, Postgres runs as another user, who must reach its folder.
  chmodSync(folder, 0o711);
  progress("Building and starting the site on the real stack …");
  const server = await startStackServer({ DATA_DIR: join(folder, "data") });
  const [databaseUrl = ""] = /postgresql:\S+/.exec(server.output()) ?? [];
  const owner = postgres(databaseUrl, { max: 1, onnotice() {} });
  try {
    await fillAdmin(owner);
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
    try {
      const calibration = new Calibration();
      const pages = await measureAdminPages(browser, server.url, calibration);
      const admin = await signInAsOwner(server.url);
      const calls = await measureCalls(admin, calibration);
      // Imports come last, because they change what the others read.
      const imports = await measureImports(admin, calibration);
      reportFigures("admin", machine, [...pages, ...calls, ...imports], calibration);
    } finally {
      await browser.close();
    }
  } finally {
    await owner.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
