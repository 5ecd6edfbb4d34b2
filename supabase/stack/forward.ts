import {
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";

/** Hosted Supabase's request timeout. */
const LONGEST_MS = 60_000;

export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  to: { socketPath: string; path: string; headers: OutgoingHttpHeaders },
): void {
  const outgoing = send({ ...to, method: request.method, timeout: LONGEST_MS }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    answer.pipe(response);
  });
  outgoing.once("timeout", () => outgoing.destroy(new Error("timed out")));
  outgoing.once("error", () => {
    if (response.headersSent) response.destroy();
    else refuse(response, 502, "The API did not answer");
  });
  // PostgREST cancels the query of a caller who has gone.
  response.once("close", () => outgoing.destroy());
  request.pipe(outgoing);
}

/** Other origins can read it, as on hosted Supabase. */
export function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "application/json", "access-control-allow-origin": "*" });
  response.end(JSON.stringify({ message }));
}

function withoutConnection(headers: IncomingMessage["headers"]) {
  const kept = { ...headers };
  delete kept.connection;
  delete kept["keep-alive"];
  return kept;
}
