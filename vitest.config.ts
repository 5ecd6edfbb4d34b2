import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { readEnvironment } from "./src/backend/environment.ts";

const alias = { "@": fileURLToPath(new URL("src", import.meta.url)) };

/** Tests without components that look at a document or its storage all the same. */
const WITH_A_PAGE = [
  "src/app/{afterPaint,deferredLayout,ourFonts,whenQuiet,idle/addressedPlace}.test.ts",
  "src/contributing/add-clinic/draft.test.ts",
  "src/admin/blog/{api,drafts,postForm}.test.ts",
  "src/admin/blog/visual/{linkAddress,unsupported}.test.ts",
  "src/reading/blog/{feed,sanitize,structuredData}.test.ts",
  "src/plan/folder/planFile.test.ts",
  "src/directory/compare-tray/chosenClinics.test.ts",
  "src/directory/shortlist/storedShortlist.test.ts",
  "src/directory/voting/{session,vote,voted}.test.ts",
  "src/storage/*.test.ts",
  "src/ui/lostChunks.test.ts",
];

/** A thread cannot set the time zone. */
const IN_A_TIME_ZONE = [
  "src/tools/due-date/*.test.ts",
  "src/ui/calendarDate.test.ts",
  "src/plan/dates/*.test.ts",
  "src/admin/blog/publication.test.ts",
];

/** One second is short on a busy machine. */
const expect = { poll: { timeout: 120_000 } };

const define = { CHECKED_ENVIRONMENT: JSON.stringify(readEnvironment({})) };

/** Repeated runs have another order each, since no test may depend on it. */
const order = process.env["TEST_ORDER"];

export default defineConfig({
  test: {
    // One, as usual with two processors, waits for the timers of components half of its time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    ...(order !== undefined && { sequence: { shuffle: { files: true }, seed: Number(order) } }),
    projects: [
      {
        plugins: [react()],
        resolve: { alias },
        define,
        test: {
          name: "unit",
          expect,
          environment: "jsdom",
          // One jsdom a thread instead of one a file: a third of the time.
          pool: "vmThreads",
          include: ["src/**/*.test.tsx", ...WITH_A_PAGE],
          // The last hook runs first: what is found is told when the page is cleaned up.
          setupFiles: [
            "tests/support/translatable.ts",
            "tests/support/failOnLogs.ts",
            "tests/support/noNetwork.ts",
            "tests/support/components.ts",
          ],
          globalSetup: ["tests/support/timeZone.ts"],
          // Several waits of `asyncUtilTimeout`.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: { alias },
        define,
        test: {
          // A page a file took four times as long.
          name: "rules",
          expect,
          environment: "node",
          pool: "threads",
          isolate: false,
          include: ["src/**/*.test.ts", "tests/bench/**/*.test.ts"],
          exclude: [...WITH_A_PAGE, ...IN_A_TIME_ZONE],
          restoreMocks: true,
          unstubGlobals: true,
          globalSetup: ["tests/support/timeZone.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: { alias },
        define,
        test: {
          name: "scripts",
          expect,
          environment: "node",
          include: [
            ...[
              "supabase/**/*.test.ts",
              "scripts/**/*.test.ts",
              "tests/support/**/*.test.ts",
              "tests/{browsers,mutants}/**/*.test.ts",
            ],
            ...IN_A_TIME_ZONE,
          ],
          setupFiles: ["tests/support/failOnLogs.ts"],
          // A process for each of fifty files took a third of a second of a processor.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          // Some start web servers, a whole Vitest or a build.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "database",
          expect,
          environment: "node",
          include: ["tests/database/**/*.test.ts"],
          globalSetup: ["tests/database/setup.ts"],
          setupFiles: ["tests/support/database/leavesNothing.ts"],
          // Compiling what the commands import takes half of their time.
          env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node", import.meta.url)) },
          fileParallelism: false,
          // Most of PGlite's WebAssembly runs once, so making it quick takes longer than it saves.
          execArgv: ["--liftoff-only"],
          // They share a database anyway; each file started anew takes half a second.
          isolate: false,
          // What takes two seconds takes half a minute beside three browsers.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
