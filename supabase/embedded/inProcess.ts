import { EMBEDDED_ORIGIN } from "./keys.ts";
import type { EmbeddedBackend } from "./backend.ts";

/** Lets code of this process call the embedded backend without a socket, as the prerender does. */
export function answerInProcess(backend: Pick<EmbeddedBackend, "app">): void {
  const overNetwork = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== EMBEDDED_ORIGIN) return overNetwork(request);
    return backend.app.fetch(request, { peerAddress: null });
  };
}
