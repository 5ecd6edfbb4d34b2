import config from "./playwright.config.ts";
import { ADMIN_URL } from "./tests/support/sharedServers.ts";

export default {
  ...config,
  testDir: "tests/screenshots",
  outputDir: "test-results/screenshots",
  reporter: "list",
  projects: [{ name: "screenshots", use: { baseURL: ADMIN_URL } }],
  timeout: 300_000,
};
