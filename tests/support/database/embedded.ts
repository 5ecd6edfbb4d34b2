import { openEmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { anonymous, someAddress } from "./clients.ts";
import { serve } from "./server.ts";

export async function startEmbedded(dataDir: string, options?: { samples: boolean }) {
  const backend = await openEmbeddedBackend(dataDir, options);
  const server = await serve(backend);
  return {
    backend,
    url: server.url,
    client: (address = someAddress()) => anonymous(address, server.url),
    async stop() {
      await server.close();
      await backend.close();
    },
  };
}
