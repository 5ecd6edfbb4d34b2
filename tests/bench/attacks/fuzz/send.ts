import { randomInt } from "node:crypto";
import { Agent, type IncomingHttpHeaders, request as send } from "node:http";

export interface Answer {
  /** 0 when the connection broke. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: number;
  ms: number;
}

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const LONGEST_MS = 30_000;
/** Changes addresses before any quota is reached. */
const FROM_ONE_ADDRESS = 100;

const someAddress = () => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

export function createSender(url: string) {
  const { hostname, port } = new URL(url);
  let agent = new Agent({ keepAlive: true, localAddress: someAddress() });
  let sent = 0;
  return async ({ method, path, headers, body }: Sent): Promise<Answer> => {
    sent += 1;
    if (sent % FROM_ONE_ADDRESS === 0) {
      agent.destroy();
      agent = new Agent({ keepAlive: true, localAddress: someAddress() });
    }
    const content = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    return new Promise((resolve) => {
      const started = performance.now();
      const end = (status: number, answered: IncomingHttpHeaders, chunks: Buffer[]) => {
        const whole = Buffer.concat(chunks);
        const ms = performance.now() - started;
        resolve({ status, headers: answered, body: whole.toString(), bytes: whole.length, ms });
      };
      const outgoing = send(
        { hostname, port, method, path, agent, headers: { ...headers, ...content }, timeout: LONGEST_MS },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
          incoming.once("error", () => end(0, {}, chunks));
          incoming.once("end", () => end(incoming.statusCode ?? 0, incoming.headers, chunks));
        },
      );
      outgoing.once("timeout", () => outgoing.destroy(new Error("timed out")));
      outgoing.once("error", (error) => end(0, {}, [Buffer.from(error.message)]));
      outgoing.end(body);
    });
  };
}
