import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** Cloudflare overwrites or drops these in front of a hosted project. */
const SET_BY_CLOUDFLARE = /^(cf-.*|true-client-ip|x-real-ip|forwarded)$/;

/** Sets `cf-connecting-ip` and appends to `x-forwarded-for` the socket's address, as hosted Supabase does. */
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
