// `npm run build`: the static files for production, in dist/.
process.env.NODE_ENV = "production";

import { build } from "vite";
import { usesHostedBackend } from "./settings.ts";

if (!usesHostedBackend("production")) {
  console.warn("VITE_SUPABASE_URL is not set: this build talks to a backend on its own origin.");
}
await build();
