import config from "./playwright.config.ts";

/** `npm run screenshots`: every state of every route at four widths, light and dark. */
export default {
  ...config,
  testDir: "tests/screenshots",
  outputDir: "test-results/screenshots",
  reporter: "list",
  timeout: 300_000,
};
