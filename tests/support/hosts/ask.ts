import { request as plainRequest } from "node:http";
import { connect } from "node:http2";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
}

export async function ask(url: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return url.startsWith("https:")
    ? await askByHttp2(url, path, headers)
    : await askPlainly(url, path, headers);
}

async function askByHttp2(url: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const session = connect(url, { rejectUnauthorized: false });
  try {
    return await new Promise((resolve, reject) => {
      session.once("error", reject);
      const stream = session.request({ ":path": path, ...headers });
      const chunks: Buffer[] = [];
      let answered: Record<string, unknown> = {};
      stream.once("response", (received) => (answered = received));
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("error", reject);
      stream.once("end", () => resolve(answerOf(Number(answered[":status"]), answered, chunks)));
    });
  } finally {
    session.close();
  }
}

async function askPlainly(url: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return await new Promise((resolve, reject) => {
    const sent = plainRequest({ hostname, port, path, headers, agent: false, family: 4 }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => resolve(answerOf(response.statusCode ?? 0, response.headers, chunks)));
    });
    sent.once("error", reject).end();
  });
}

function answerOf(status: number, headers: Record<string, unknown>, chunks: Buffer[]): Answer {
  const body = Buffer.concat(chunks);
  const encoding = headers["content-encoding"];
  const plain =
    encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  return { status, headers: headers as Answer["headers"], text: plain.toString() };
}
