import type { IncomingMessage } from "node:http";

const FORWARDING_HEADER = /^(x-forwarded-.*|x-real-ip|forwarded|cf-.*|true-client-ip)$/i;

/** Overwrites the caller's claims about its address. Lite reads `rawHeaders`, our functions `headers`. */
export function setTrustedAddress(request: IncomingMessage): void {
  const address = request.socket.remoteAddress ?? "";
  const kept: string[] = [];
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const name = request.rawHeaders[i] ?? "";
    if (!FORWARDING_HEADER.test(name)) kept.push(name, request.rawHeaders[i + 1] ?? "");
  }
  request.rawHeaders = [...kept, "x-forwarded-for", address];
  for (const name of Object.keys(request.headers)) {
    if (FORWARDING_HEADER.test(name)) delete request.headers[name];
  }
  request.headers["x-forwarded-for"] = address;
}
