import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../../supabase/embedded/keys.ts";
import type { Credentials } from "./credentials.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Target } from "./search.ts";
import { createSender } from "./send.ts";

export interface Served {
  url: string;
  catalogue: Catalogue;
  secrets: { fromVisitors: string[]; fromEditors: string[] };
}

export interface FuzzedEmbedded extends Target {
  close(): Promise<void>;
}

/** In a process of its own, since one request may hang it for good. */
export async function openFuzzedEmbedded(): Promise<FuzzedEmbedded> {
  const script = fileURLToPath(new URL("serveEmbedded.ts", import.meta.url));
  const server = spawn(process.execPath, ["--liftoff-only", script], {
    stdio: ["pipe", "ignore", "inherit", "ipc"],
  });
  const ended = once(server, "exit").then(([code, signal]) => {
    throw new Error(`The embedded backend ended with ${signal ?? code} before it served anything`);
  });
  const [served] = (await Promise.race([once(server, "message"), ended])) as [Served];
  const visitor = { apikey: EMBEDDED_PUBLISHABLE_KEY };
  const credentials: Credentials = {
    anon: visitor,
    stranger: visitor,
    "removed admin": visitor,
    editor: visitor,
  };
  const send = createSender(served.url);
  const someClinic = { method: "GET", path: "/rest/v1/clinics?select=id&limit=1", headers: visitor };
  return {
    ...{ credentials, catalogue: served.catalogue, root: process.pid, callers: ["anon"], isLite: true },
    send,
    isAlive: async () => (await send(someClinic)).body.startsWith('[{"id":'),
    secrets: {
      fromVisitors: new Set(served.secrets.fromVisitors),
      fromEditors: new Set(served.secrets.fromEditors),
    },
    async close() {
      server.kill("SIGKILL");
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
    },
  };
}
