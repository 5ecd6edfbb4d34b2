import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { readEnvironment } from "./src/backend/environment.ts";

const alias = { "@": fileURLToPath(new URL("src", import.meta.url)) };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        resolve: { alias },
        define: { CHECKED_ENVIRONMENT: JSON.stringify(readEnvironment({})) },
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["src/**/*.test.{ts,tsx}", "tests/bench/**/*.test.ts"],
          setupFiles: ["tests/support/components.ts"],
          env: { TZ: "Europe/Prague" },
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "scripts",
          environment: "node",
          include: ["supabase/**/*.test.ts", "scripts/**/*.test.ts", "tests/support/**/*.test.ts"],
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
          testTimeout: 30_000,
        },
      },
    ],
  },
});
