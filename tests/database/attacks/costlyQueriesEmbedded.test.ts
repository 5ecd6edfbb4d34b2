import { spawn } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { COSTLY_REQUESTS } from "../../support/database/costlyRequests.ts";
import { rawRequest } from "../../support/database/rawRequest.ts";
import { printed } from "../../support/printed.ts";

const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY };

async function startEmbedded(): Promise<string> {
  const server = spawn(process.execPath, ["--liftoff-only", "tests/support/database/serveEmbedded.ts"], {
    stdio: "pipe",
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const [, url = ""] = await printed(server, /at (http\S+) /);
  return url;
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
