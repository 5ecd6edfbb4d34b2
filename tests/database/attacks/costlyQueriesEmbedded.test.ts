import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { COSTLY_REQUESTS } from "../../support/database/costlyRequests.ts";
import { rawRequest } from "../../support/database/rawRequest.ts";

const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY };

async function startEmbedded(): Promise<string> {
  const server = spawn(process.execPath, ["--liftoff-only", "tests/support/database/serveEmbedded.ts"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  let said = "";
  while (!/at http\S+ /.test(said)) {
    const [chunk] = (await once(server.stdout, "data")) as [Buffer];
    said += chunk.toString();
  }
  return /at (http\S+) /.exec(said)?.[1] ?? "";
}

test(
  "the embedded backend answers the same requests at once, with less than 1 MB, and keeps running",
  { timeout: 600_000 },
  async () => {
    const url = await startEmbedded();
    for (const { what, path, ...request } of COSTLY_REQUESTS) {
      const sent = { ...request, headers: { ...headers, ...request.headers } };
      // The server drops requests that hang.
      const { body } = await rawRequest(url, `/rest/v1/${path}`, sent).catch((error: Error) => {
        throw new Error(`${what}: ${error.message}`);
      });
      expect(Buffer.byteLength(body), what).toBeLessThan(1_000_000);
    }
    const { status, body } = await rawRequest(url, "/rest/v1/clinics?select=id&id=eq.reprofit", { headers });
    expect({ status, body: JSON.parse(body) as unknown }).toEqual({
      status: 200,
      body: [{ id: "reprofit" }],
    });
  },
);
