import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { readEnvironment } from "../../src/backend/environment.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ROOMS =
  "directory/{clinics,facts,comparing,filtering,csv,open-data,results},law,plan/{afterwards,costs,dates,eligibility},tools";

/** Only the tests of rules, in one process: a mutant that only a page's test notices survives. */
export default defineConfig({
  root,
  resolve: { alias: { "@": `${root}src` } },
  define: { CHECKED_ENVIRONMENT: JSON.stringify(readEnvironment({})) },
  test: {
    environment: "node",
    include: [`src/{${ROOMS}}/**/*.test.ts`],
    setupFiles: ["tests/mutants/setup.ts"],
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    globalSetup: ["tests/support/timeZone.ts"],
    testTimeout: 60_000,
  },
});
