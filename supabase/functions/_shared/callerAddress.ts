/**
 * The address of the caller as the platform saw it: `cf-connecting-ip` on hosted Supabase,
 * else the last entry of `x-forwarded-for`; the entries before it are the caller's to write.
 */
export function callerAddress(headers: Headers): string | null {
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return headers.get("cf-connecting-ip") || forwarded || null;
}
