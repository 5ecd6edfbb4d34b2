import type { Visitor } from "./calls.ts";
import { craftSalt, encodeCheck } from "./proofs.ts";

export const BANNED = { banned: true, remaining_attempts: 0 };

const CLAIMED = "203.0.113.9";
/** From the seed, so that it outlives every test. */
const CLINIC = "reprofit";

export function reportFailure(
  visitor: Visitor,
  sessionId: unknown,
  check: object | string | null,
  { claimedAddress = CLAIMED, clinic = CLINIC }: { claimedAddress?: string; clinic?: unknown } = {},
) {
  const call = visitor.rpc("handle_captcha_failure", {
    p_ip_address: claimedAddress,
    p_user_agent: "Test browser",
    p_session_id: sessionId as string,
    p_clinic_id: clinic as string,
  });
  if (check === null) return call;
  return call.setHeader("x-human-check", typeof check === "string" ? check : encodeCheck(check));
}

export async function failCheck(visitor: Visitor, sessionId: string, claimedAddress = CLAIMED) {
  return reportFailure(visitor, sessionId, { salt: await craftSalt(CLINIC, sessionId) }, { claimedAddress });
}

export async function getBanned(visitor: Visitor, sessionId: string): Promise<void> {
  for (let failure = 1; failure <= 5; failure++) await failCheck(visitor, sessionId);
}

export async function isBanned(
  visitor: Visitor,
  sessionId: string | null,
  claimedAddress = CLAIMED,
): Promise<unknown> {
  const ask = { p_ip_address: claimedAddress, ...(sessionId !== null && { p_session_id: sessionId }) };
  return (await visitor.rpc("is_ip_banned", ask)).data;
}
