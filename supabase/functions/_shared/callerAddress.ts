/**
 * Returns the caller's address as the platform saw it: `cf-connecting-ip` on hosted Supabase, or else the
 * last entry of `x-forwarded-for`, since the caller can write those before it.
 */
export function callerAddress(headers: Headers): string | null {
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return headers.get("cf-connecting-ip") || forwarded || null;
}
