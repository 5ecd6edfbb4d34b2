import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, loadEnv } from "vite";
import { sendSecurityHeaders } from "./scripts/securityHeaders.ts";
import { readEnvironment } from "./src/backend/environment.ts";

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
    },
  };
});
