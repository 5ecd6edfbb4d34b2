import { request } from "node:http";

/** Enough for a busy machine; whatever hangs would do so for hours. */
const PATIENCE_MS = 60_000;

export async function rawRequest(
  url: string,
  path: string,
  { method = "GET", headers = {}, body = "" }: { method?: string; headers?: object; body?: string } = {},
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method, headers: { ...headers, connection: "close" } },
      (incoming) => {
        let text = "";
        incoming.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        incoming.once("end", () => resolve({ status: incoming.statusCode ?? 0, body: text }));
      },
    );
    outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy(new Error(`No answer to ${method} ${path}`)));
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}
