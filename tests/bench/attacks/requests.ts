import { createHash, randomInt } from "node:crypto";
import { Agent, request } from "node:http";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";

export const ADDRESS_HEADER = "x-bench-address";
export const ORIGIN = "http://site.example";

export interface Call {
  method?: "GET" | "HEAD" | "POST";
  path: string;
  address: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  text: string;
  ms: number;
}

const LONGEST_MS = 10_000;

export function createCaller(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return async ({ method = "POST", path, address, headers = {}, body }: Call): Promise<Answer> =>
    new Promise((resolve) => {
      const started = performance.now();
      const end = (status: number, text: string) =>
        resolve({ status, text, ms: performance.now() - started });
      const outgoing = request(
        `${url}${path}`,
        {
          ...{ agent, method, timeout: LONGEST_MS },
          headers: {
            apikey: EMBEDDED_PUBLISHABLE_KEY,
            "content-type": "application/json",
            [ADDRESS_HEADER]: address,
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.once("error", () => end(0, ""));
          answer.once("end", () => end(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
        },
      );
      outgoing.once("timeout", () => outgoing.destroy(new Error("timed out")));
      outgoing.once("error", () => end(0, ""));
      outgoing.end(body);
    });
}

export function someIpv4(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export function somewhereInOne48(): string {
  return `2001:db8:1:${randomInt(65_536).toString(16)}::1`;
}

export function somewhereInOne32(): string {
  return `2001:db9:${randomInt(65_536).toString(16)}::1`;
}

export const rpc = (name: string, args: object, address: string, headers = {}): Call => ({
  path: `/rest/v1/rpc/${name}`,
  body: JSON.stringify(args),
  ...{ address, headers },
});

export function solve(text: string): string {
  const { maxnumber, ...check } = JSON.parse(text) as { maxnumber: number; salt: string; challenge: string };
  for (let number = 0; number <= maxnumber; number++) {
    if (createHash("sha256").update(`${check.salt}${number}`).digest("hex") === check.challenge) {
      return Buffer.from(JSON.stringify({ ...check, number })).toString("base64");
    }
  }
  throw new Error("The check has no solution");
}
