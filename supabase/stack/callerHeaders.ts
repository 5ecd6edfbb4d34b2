import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** Headers that Cloudflare overwrites or drops in front of a hosted project. */
const SET_BY_CLOUDFLARE = /^(cf-.*|true-client-ip|x-real-ip|forwarded)$/;

/**
 * Returns the headers as hosted Supabase passes them on: `cf-connecting-ip` is the socket's address, which
 * is also appended to `x-forwarded-for`; the caller's own entries come first.
 */
export function callerHeaders(request: IncomingMessage): IncomingHttpHeaders {
  const address = request.socket.remoteAddress ?? "";
  const claimed = request.headers["x-forwarded-for"];
  const kept = Object.entries(request.headers).filter(([name]) => !SET_BY_CLOUDFLARE.test(name));
  return {
    ...Object.fromEntries(kept),
    "cf-connecting-ip": address,
    "x-forwarded-for": claimed === undefined ? address : `${String(claimed)},${address}`,
  };
}
