import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { readEnvironment } from "./src/backend/environment.ts";

const alias = { "@": fileURLToPath(new URL("src", import.meta.url)) };

/** They set the clock's time zone or need Web Crypto, which a thread with a page in it does not have. */
const WITHOUT_A_PAGE = [
  "src/features/due-date/*.test.ts",
  "src/ui/calendarDate.test.ts",
  "src/features/trip/*.test.ts",
  "src/features/admin/blog/publication.test.ts",
  "src/features/voting/solveChallenge.test.ts",
];

const define = { CHECKED_ENVIRONMENT: JSON.stringify(readEnvironment({})) };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        resolve: { alias },
        define,
        test: {
          name: "unit",
          environment: "jsdom",
          // One jsdom a thread instead of one a file: a third of the time.
          pool: "vmThreads",
          include: ["src/**/*.test.{ts,tsx}", "tests/bench/**/*.test.ts"],
          exclude: WITHOUT_A_PAGE,
          setupFiles: ["tests/support/components.ts"],
          env: { TZ: "Europe/Prague" },
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        define,
        test: {
          name: "scripts",
          environment: "node",
          include: [
            ...["supabase/**/*.test.ts", "scripts/**/*.test.ts", "tests/support/**/*.test.ts"],
            ...WITHOUT_A_PAGE,
          ],
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "database",
          environment: "node",
          include: ["tests/database/**/*.test.ts"],
          globalSetup: ["tests/database/setup.ts"],
          fileParallelism: false,
          // They share a database, so they may share what they import too: each file started anew takes half a second.
          isolate: false,
          // What takes two seconds takes half a minute beside three browsers.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
