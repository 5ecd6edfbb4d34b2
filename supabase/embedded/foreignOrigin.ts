import type { IncomingMessage } from "node:http";
import type { Connect } from "vite";

const HARMLESS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The same answer as `private.assert_write_request()`, which sees no origin here. */
const ORIGIN_NOT_ALLOWED = JSON.stringify({
  code: "PT403",
  details: null,
  hint: "origin-not-allowed",
  message: "Requests from other websites are refused",
});

/** Site and API share an origin here, so any other is foreign, including `null`. Programs send none. */
export function isForeign({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean {
  if (headers.origin === undefined || HARMLESS.has(method ?? "")) return false;
  const host = /^https?:\/\/([^/]+)$/i.exec(headers.origin)?.[1];
  return host === undefined || host.toLowerCase() !== headers.host?.toLowerCase();
}

/** On a hosted project the database compares origins. */
export const refuseForeign: Connect.NextHandleFunction = (request, response, next) => {
  if (!isForeign(request)) return next();
  response.writeHead(403, { "content-type": "application/json" });
  return void response.end(ORIGIN_NOT_ALLOWED);
};
