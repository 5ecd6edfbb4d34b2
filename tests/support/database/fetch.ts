import { Agent, type IncomingMessage, request as httpRequest } from "node:http";
import { STOPPED } from "./rawRequest.ts";

const TRIES = 20;

/** Visitors are many, and a process may hold only so many connections. */
const IDLE_MS = 5_000;

/** To whoever waits for an answer, and to whoever still writes. */
const CLOSED = new Set<string | undefined>(["ECONNRESET", "EPIPE"]);

/** Returns a `fetch` that connects from a loopback address, so that the server sees different callers. */
export function fetchFrom(localAddress: string): typeof fetch {
  const agent = new Agent({ localAddress, keepAlive: true, timeout: IDLE_MS });
  return async (input, init) => {
    const request = new Request(input, init);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = Object.fromEntries(request.headers);
    // Node sets it by itself, except for DELETE.
    if (body.length > 0) headers["content-length"] = String(body.length);
    const send = (): Promise<Answer> =>
      new Promise<Answer>((resolve, reject) => {
        const outgoing = httpRequest(request.url, { agent, method: request.method, headers }, (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
          incoming.once("error", reject);
          incoming.once("end", () => resolve({ incoming, bytes: Buffer.concat(chunks) }));
        });
        outgoing.once("error", (error: NodeJS.ErrnoException) => {
          // As browsers do: a server may close a kept connection just as the next request takes it.
          if (outgoing.reusedSocket && CLOSED.has(error.code)) resolve(send());
          else reject(error);
        });
        outgoing.end(body);
      });
    let answer = await send();
    for (let tries = 1; tries < TRIES && answer.bytes.includes(STOPPED); tries++) answer = await send();
    return responseOf(answer);
  };
}

interface Answer {
  incoming: IncomingMessage;
  bytes: Buffer<ArrayBuffer>;
}

function responseOf({ incoming, bytes }: Answer): Response {
  const status = incoming.statusCode ?? 0;
  const empty = status === 204 || status === 304;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct)) {
    for (const each of value ?? []) headers.append(name, each);
  }
  return new Response(empty ? null : bytes, { status, headers });
}
