import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";

const PORT = process.env.E2E_PORT ?? "4273";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // Beside another test's build a page may take its time.
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: await findChromium(),
      // The last ones keep Chromium from calling home.
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  // What a newcomer starts, with a database of its own that is gone afterwards.
  webServer: {
    command: "npm start",
    url: `http://127.0.0.1:${PORT}`,
    env: { PORT, DATA_DIR: "memory://", BUILD_DIR: "test-results/site" },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
