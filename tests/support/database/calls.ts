import type { anonymous } from "./clients.ts";

export type Visitor = ReturnType<typeof anonymous>;

export const COUNTED = { success: true, message: "Thank you! Your vote has been counted." };
export const REPEATED = { success: false, message: "You have already voted for this clinic." };

export function vote(visitor: Visitor, clinicId: unknown, sessionId: unknown) {
  return visitor.rpc("handle_clinic_upvote", {
    p_clinic_id: clinicId as string,
    p_session_id: sessionId as string,
    p_user_agent: "Test browser",
  });
}
