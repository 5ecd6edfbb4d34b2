import { randomInt } from "node:crypto";
import { request } from "node:http";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";

interface Question {
  path: string;
  body?: object;
  address?: string;
  headers?: Record<string, string>;
}

export interface TimedAnswer {
  status: number;
  text: string;
  ms: number;
}

export const somewhere = () => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

/** Postgres's code for a statement that statement_timeout stopped, and that changed nothing. */
const STOPPED = '"code":"57014"';

const TRIES = 5;

/** Asks again if a busy machine had a statement stopped; `ms` then counts all of it. */
export async function ask(url: string, question: Question): Promise<TimedAnswer> {
  const started = performance.now();
  let answer = await askOnce(url, question);
  for (let tries = 1; tries < TRIES && answer.text.includes(STOPPED); tries++)
    answer = await askOnce(url, question);
  return { ...answer, ms: performance.now() - started };
}

/** From a loopback address, which the gateway takes for the visitor's. Status 0 is no answer. */
function askOnce(url: string, { path, body, address = somewhere(), headers = {} }: Question) {
  return new Promise<TimedAnswer>((resolve) => {
    const started = performance.now();
    const end = (status: number, text: string) => resolve({ status, text, ms: performance.now() - started });
    const sent = request(
      `${url}${path}`,
      {
        method: body ? "POST" : "GET",
        localAddress: address,
        headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, "content-type": "application/json", ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.once("error", (error) => end(0, String(error)));
        answer.once("end", () => end(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
      },
    );
    sent.once("error", (error) => end(0, String(error)));
    sent.end(body && JSON.stringify(body));
  });
}
