import { asOwner } from "./databaseClients.ts";

/** Moves all that was stored about a session, and about its address, into the past. */
export async function letTimePass(session: string, time: string): Promise<void> {
  await asOwner`update private.bans
    set created_at = created_at - ${time}::interval, expires_at = expires_at - ${time}::interval
    where session_id = ${session} or address_hash in (
      select address_hash from private.captcha_failures where session_id = ${session})`;
  await asOwner`update private.captcha_failures
    set created_at = created_at - ${time}::interval where session_id = ${session}`;
}
