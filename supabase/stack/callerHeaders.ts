import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** What Cloudflare overwrites or drops on the way to a hosted project. */
const SET_BY_CLOUDFLARE = /^(cf-.*|true-client-ip|x-real-ip|forwarded)$/;

/**
 * The request's headers as hosted Supabase hands them on: whatever the caller wrote about
 * its own address, `cf-connecting-ip` is the address that the socket shows; to
 * `x-forwarded-for` that address is appended, so its first entries stay the caller's.
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
