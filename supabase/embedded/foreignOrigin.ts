import type { IncomingMessage } from "node:http";
import type { Connect } from "vite";

const HARMLESS = new Set(["GET", "HEAD", "OPTIONS"]);

/** As the database refuses it where it sees the origin (`private.assert_write_request()`). */
const ORIGIN_NOT_ALLOWED = JSON.stringify({
  code: "PT403",
  details: null,
  hint: "origin-not-allowed",
  message: "Only pages of this very site may do this",
});

/**
 * True for a request by which a page of another website would do something with its visitor's
 * address. The embedded site and its API share one address, so an origin that is not the host's
 * is foreign, also `null`. Programs send no origin.
 */
export function isForeign({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean {
  if (headers.origin === undefined || HARMLESS.has(method ?? "")) return false;
  const host = /^https?:\/\/([^/]+)$/i.exec(headers.origin)?.[1];
  return host === undefined || host.toLowerCase() !== headers.host?.toLowerCase();
}

/** Stands before the embedded gateway: a hosted project's gateway compares no origins. */
export const refuseForeign: Connect.NextHandleFunction = (request, response, next) => {
  if (!isForeign(request)) return next();
  response.writeHead(403, { "content-type": "application/json" });
  return void response.end(ORIGIN_NOT_ALLOWED);
};
