import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, loadEnv } from "vite";
import { sendSecurityHeaders } from "./scripts/securityHeaders.ts";
import { readEnvironment } from "./src/backend/environment.ts";

// One file instead of a dozen crumbs: each request costs a slow phone more than its bytes.
const NEEDED_EVERYWHERE = new RegExp(
  [
    "node_modules/(@tanstack|@supabase/postgrest-js|react-router|react-router-dom|react|react-dom|scheduler)/",
    "rolldown/runtime",
    "lucide-react/dist/esm/(createLucideIcon|Icon|defaultAttributes|context|shared)",
    "src/app/(?!NotFoundPage)",
    "src/backend/(client|errors|fetchWithTimeout|queryClient|queryKeys|settings|environment)",
    "src/ui/(Button|Notice|PageHead|StaleNote|StructuredData|Toaster|toast\\.|useHydrated)",
  ].join("|"),
);

function isNeededEverywhere(id: string): boolean {
  return NEEDED_EVERYWHERE.test(id.replaceAll("\\", "/"));
}

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build in words instead of leaving a blank page.
  const { supabaseUrl, ipLookupUrl } = readEnvironment(loadEnv(mode, process.cwd(), "VITE_"));
  return {
    plugins: [react(), tailwindcss(), sendSecurityHeaders([supabaseUrl, ipLookupUrl])],
    worker: { format: "es" },
    define: { "import.meta.env.BUILD_YEAR": new Date().getFullYear() },
    resolve: { alias: { "@": fileURLToPath(new URL("src", import.meta.url)) } },
    build: {
      outDir: process.env.BUILD_DIR || "dist",
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: "common", test: isNeededEverywhere }] } },
      },
    },
  };
});
