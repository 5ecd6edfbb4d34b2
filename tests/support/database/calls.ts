import type { anonymous } from "./clients.ts";

export type Visitor = ReturnType<typeof anonymous>;

export const COUNTED = { success: true, message: "Thank you! Your vote has been counted." };
export const REPEATED = { success: false, message: "You have already voted for this clinic." };
export const BANNED = { banned: true, remaining_attempts: 0 };

/** An address that no visitor of the tests has; what callers claim is ignored. */
const CLAIMED = "203.0.113.9";

// The arguments may be anything, as an attacker's may be.
export function vote(visitor: Visitor, clinicId: unknown, sessionId: unknown) {
  return visitor.rpc("handle_clinic_upvote", {
    p_clinic_id: clinicId as string,
    p_session_id: sessionId as string,
    p_user_agent: "Test browser",
  });
}

export function failCheck(visitor: Visitor, sessionId: unknown, claimedAddress = CLAIMED) {
  return visitor.rpc("handle_captcha_failure", {
    p_ip_address: claimedAddress,
    p_user_agent: "Test browser",
    p_session_id: sessionId as string,
  });
}

export async function getBanned(visitor: Visitor, sessionId: string): Promise<void> {
  for (let failure = 1; failure <= 5; failure++) await failCheck(visitor, sessionId);
}

export async function isBanned(visitor: Visitor, claimedAddress = CLAIMED): Promise<unknown> {
  return (await visitor.rpc("is_ip_banned", { p_ip_address: claimedAddress })).data;
}
