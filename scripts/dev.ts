// On its own port and data folder.
import { createServer } from "vite";
import type { EmbeddedBackend } from "../supabase/embedded/backend.ts";
import {
  assertPortIsFree,
  onShutdown,
  readPort,
  readSampleFigures,
  stop,
  usesHostedBackend,
} from "./settings.ts";

const COMMAND = "npm run dev";
const port = readPort(process.env.PORT, 5173);
const dataDir = process.env.DATA_DIR || "supabase/.temp/pgdata-dev";
await assertPortIsFree(port, COMMAND);

let backend: EmbeddedBackend | undefined;
try {
  const plugins = [];
  if (!usesHostedBackend("development")) {
    const { openEmbeddedBackend } = await import("../supabase/embedded/backend.ts");
    const { embeddedSupabase } = await import("../supabase/embedded/plugin.ts");
    backend = await openEmbeddedBackend(dataDir, {
      samples: readSampleFigures(process.env.SAMPLE_FIGURES),
      command: COMMAND,
    });
    plugins.push(embeddedSupabase(backend));
  }
  const server = await createServer({ plugins, server: { port, host: "127.0.0.1", strictPort: true } });
  await server.listen();
  server.printUrls();
  onShutdown(async () => {
    await server.close();
    await backend?.close();
  });
} catch (error) {
  await backend?.close();
  stop(error instanceof Error ? error.message : String(error));
}
