import { IN_MEMORY, openEmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { anonymous, someAddress } from "./clients.ts";
import { serve } from "./server.ts";

export async function startEmbedded(dataDir: string, options?: { samples: boolean }) {
  const backend = await openEmbeddedBackend(dataDir, options);
  const server = await serve(backend);
  return {
    backend,
    url: server.url,
    unref: () => server.unref(),
    client: (address = someAddress()) => anonymous(address, server.url),
    async stop() {
      await server.close();
      await backend.close();
    },
  };
}

let shared: ReturnType<typeof startEmbedded> | undefined;

/** For all files that leave the seed as it is, since a start takes five seconds of a processor. */
export async function sharedEmbedded() {
  shared ??= startEmbedded(IN_MEMORY);
  const running = await shared;
  running.unref();
  return running;
}
