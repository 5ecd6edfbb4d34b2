import type { ProjectApi } from "./projectApi.ts";

declare const Deno: { env: { get(name: string): string | undefined } };

/** The project that the function runs in, as the platform tells of it. */
export function denoProject(): ProjectApi {
  return { url: Deno.env.get("SUPABASE_URL") ?? "", secretKey: secretKey(), fetch };
}

/** The platform sets these: a dictionary of secret keys, and the single old one. */
function secretKey(): string {
  const keys: unknown = JSON.parse(Deno.env.get("SUPABASE_SECRET_KEYS") ?? "{}");
  const named = typeof keys === "object" && keys !== null ? Object.values(keys) : [];
  const first: unknown = named[0];
  const key = typeof first === "string" ? first : Deno.env.get("SUPABASE_SERVICE_ROLE_KEY");
  if (!key) throw new Error("Neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY is set");
  return key;
}
