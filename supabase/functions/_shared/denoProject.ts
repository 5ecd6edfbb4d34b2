import type { ProjectApi } from "./projectApi.ts";

declare const Deno: { env: { get(name: string): string | undefined } };

export function denoProject(): ProjectApi {
  return { url: Deno.env.get("SUPABASE_URL") ?? "", secretKey: secretKey(), fetch };
}

/** A dictionary of secret keys, or the legacy one. */
function secretKey(): string {
  const keys: unknown = JSON.parse(Deno.env.get("SUPABASE_SECRET_KEYS") ?? "{}");
  const named = typeof keys === "object" && keys !== null ? Object.values(keys) : [];
  const first: unknown = named[0];
  const key = typeof first === "string" ? first : Deno.env.get("SUPABASE_SERVICE_ROLE_KEY");
  if (!key) throw new Error("Neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY is set");
  return key;
}
