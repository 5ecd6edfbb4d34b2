/** `cf-connecting-ip` on hosted Supabase; else the last `x-forwarded-for`: callers write those before it. */
export function callerAddress(headers: Headers): string | null {
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return headers.get("cf-connecting-ip") || forwarded || null;
}
