import type { IncomingMessage } from "node:http";

type Part = "rest" | "auth" | "functions" | "storage";

const PARTS = /^\/(rest|auth|functions|storage)\/v1(?=[/?]|$)/;

/** Makes the request's URL canonical: `/rest/v1/../../auth/v1/otp` is `/auth/v1/otp`. */
export function readApiPath(request: IncomingMessage): Part | undefined {
  const url = canonicalUrl(request.url ?? "/");
  const part = PARTS.exec(url)?.[1];
  if (part !== undefined) request.url = url;
  return part as ReturnType<typeof readApiPath>;
}

function canonicalUrl(url: string): string {
  const absolute = URL.parse(url.startsWith("/") ? `http://gateway${url}` : url);
  return absolute === null ? "/" : absolute.pathname + absolute.search;
}
