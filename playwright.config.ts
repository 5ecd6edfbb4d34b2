import { defineConfig } from "@playwright/test";
import { chromiumOnMachine } from "./scripts/chromium.mjs";
import { ADMIN_URL, VISITORS_URL } from "./tests/support/sharedServers.ts";

/** Globs match the path of the checkout, too, which may have a folder `admin` or `app`. */
const [ADMIN, APP] = [/\/tests\/e2e\/admin\//, /\/tests\/e2e\/app\//];
const [ADMIN_STATES, VISITORS_STATES] = [
  /e2e\/admin\/states\.spec\.ts$/,
  /e2e\/accessibility\/states\.spec\.ts$/,
];

export default defineConfig<{ translated: boolean }>({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // For a browser or a server that hangs: what takes a second takes minutes on a busy machine.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ["json", { outputFile: "test-results/e2e.json" }],
    ["./scripts/test/progressReporter.ts"],
  ],
  use: {
    // A trace costs as much as the test: npm test writes one when a test has failed.
    screenshot: "only-on-failure",
    // It would answer for tests that hold back, fail or count requests; `app/offline*.spec.ts` let it work.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: chromiumOnMachine(),
      // The last ones keep Chromium from calling home.
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // No other host is there, whoever runs the tests; `localhost` is another website than ours.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
      ],
    },
  },
  globalSetup: "./tests/support/sharedServers.ts",
  projects: [
    // Each server's states are one worker's, which knows what it has looked at; they take longest, so begin first.
    { name: "admin's states", testMatch: ADMIN_STATES, use: { baseURL: ADMIN_URL } },
    { name: "visitors' states", testMatch: VISITORS_STATES, use: { baseURL: VISITORS_URL } },
    // A translator would hide how pages are sent and taken over.
    { name: "pages", testMatch: APP, use: { baseURL: VISITORS_URL } },
    {
      name: "visitors",
      testIgnore: [ADMIN, APP, VISITORS_STATES],
      // Most visitors' browsers translate the page.
      use: { baseURL: VISITORS_URL, translated: true },
    },
    {
      name: "admin",
      testMatch: ADMIN,
      testIgnore: ADMIN_STATES,
      use: { baseURL: ADMIN_URL },
    },
  ],
});
