import { Agent, request as httpRequest } from "node:http";

/**
 * A `fetch` whose connections come from the given loopback address, so that the server
 * sees different callers without anything being pretended to it.
 */
export function fetchFrom(localAddress: string): typeof fetch {
  const agent = new Agent({ localAddress, keepAlive: true });
  return async (input, init) => {
    const request = new Request(input, init);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = Object.fromEntries(request.headers);
    // Node says it by itself, but not for DELETE.
    if (body.length > 0) headers["content-length"] = String(body.length);
    return new Promise((resolve, reject) => {
      const outgoing = httpRequest(request.url, { agent, method: request.method, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.once("error", reject);
        incoming.once("end", () => {
          const status = incoming.statusCode ?? 0;
          const empty = status === 204 || status === 304;
          const answered = new Headers();
          for (const [name, value] of Object.entries(incoming.headersDistinct)) {
            for (const each of value ?? []) answered.append(name, each);
          }
          resolve(new Response(empty ? null : Buffer.concat(chunks), { status, headers: answered }));
        });
      });
      outgoing.once("error", reject);
      outgoing.end(body);
    });
  };
}
