import type { Refusal } from "./refusal.ts";

export interface ProjectApi {
  url: string;
  secretKey: string;
  fetch: (request: Request) => Promise<Response>;
}

export function refusalIn(said: unknown): Refusal | null {
  if (typeof said !== "object" || said === null) return null;
  const { code, hint, message } = said as Record<string, unknown>;
  const isOurs = typeof code === "string" && /^PT\d{3}$/.test(code);
  return isOurs && typeof hint === "string" && typeof message === "string" ? { code: hint, message } : null;
}

/** A current secret key is only an API key; a legacy service_role key is a token too. */
export function keyHeaders(key: string): Record<string, string> {
  return key.startsWith("sb_") ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
}
