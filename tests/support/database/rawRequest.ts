import { request } from "node:http";

/** Enough for a busy machine; whatever hangs would do so for hours. */
const PATIENCE_MS = 60_000;

/** An answer's code once a statement took too long and changed nothing: a costly one always, others on a busy machine. */
export const STOPPED = '"code":"57014"';

const TRIES = 10;

interface RawAnswer {
  status: number;
  body: string;
}

interface RawCall {
  method?: string;
  headers?: object;
  body?: string;
}

/** Asks again while the statement was stopped. */
export async function rawRequest(url: string, path: string, call: RawCall = {}): Promise<RawAnswer> {
  let answer = await sendOnce(url, path, call);
  for (let tries = 1; tries < TRIES && answer.body.includes(STOPPED); tries++)
    answer = await sendOnce(url, path, call);
  return answer;
}

export async function sendOnce(
  url: string,
  path: string,
  { method = "GET", headers = {}, body = "" }: RawCall = {},
): Promise<RawAnswer> {
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
