import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, loadEnv } from "vite";
import packageJson from "./package.json" with { type: "json" };
import { listModules } from "./scripts/moduleSizes.ts";
import { sendSecurityHeaders } from "./scripts/securityHeaders.ts";
import { writeSecurityTxt } from "./scripts/securityTxt.ts";
import { readEnvironment } from "./src/backend/environment.ts";

const QUERIES = /react-query[\\/].*[\\/]use(Base|Suspense)?Query\.js$/;
const ANSWERS =
  /src\/(law\/(ageReading|answers|answerLabels|changeAnswers|describeAnswers|treatments|useAnswers|AnswersLine)|plan\/navigation\/(NextPlanPage|PlanNavigation)|ui\/useStoredState)\.tsx?$/;

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The package has a build for production, too, but exports only the one that warns developers. */
const PRODUCTION_ROUTER = {
  "react-router/dom": fileAt("node_modules/react-router/dist/production/dom-export.mjs"),
  "react-router": fileAt("node_modules/react-router/dist/production/index.mjs"),
};

export default defineConfig(({ mode, command, isSsrBuild }) => {
  // Stops the build instead of leaving a blank page.
  const { siteUrl, asksToMeasure, ...environment } = readEnvironment(loadEnv(mode, process.cwd(), "VITE_"));
  const { supabaseUrl, ipLookupUrl, contactEmail } = environment;
  return {
    plugins: [
      react(),
      tailwindcss(),
      sendSecurityHeaders([supabaseUrl, ipLookupUrl]),
      writeSecurityTxt(contactEmail, siteUrl),
      listModules(),
    ],
    worker: { format: "es" },
    define: {
      "import.meta.env.BUILD_YEAR": new Date().getFullYear(),
      "import.meta.env.SITE_URL": JSON.stringify(siteUrl ?? null),
      // Apart, so that what only asking needs is left out of a build that doesn't ask.
      "import.meta.env.ASKS_TO_MEASURE": asksToMeasure,
      "import.meta.env.RELEASE": JSON.stringify(packageJson.version),
      CHECKED_ENVIRONMENT: JSON.stringify(environment),
    },
    resolve: {
      alias: { "@": fileAt("src"), ...(command === "build" && !isSsrBuild && PRODUCTION_ROUTER) },
    },
    build: {
      outDir: process.env.BUILD_DIR || "dist",
      emptyOutDir: true,
      manifest: true,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: "index", tags: ["$initial"], priority: 2 },
              // One file instead of eight.
              { name: "answers", test: ANSWERS, priority: 1 },
              // One file instead of three, which most pages need two of.
              { name: "queries", test: QUERIES, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
