import { useMutation, useQueryClient } from "@tanstack/react-query";
import { database } from "@/backend/client.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { settings } from "@/backend/settings.ts";
import { sessionId } from "./session.ts";

/** How long a vote may wait for the address look-up, and again for the ban check. */
const PRECHECK_MS = 3_000;

export interface VoteResult {
  success: boolean;
  message: string;
}

export interface CaptchaFailureResult {
  banned?: boolean;
  remaining_attempts?: number;
}

/** The caller's address as an outside look-up sees it; null when the look-up fails. Never throws. */
async function lookUpAddress(): Promise<string | null> {
  try {
    const response = await fetch(settings.ipLookupUrl, { signal: AbortSignal.timeout(PRECHECK_MS) });
    const body: unknown = await response.json();
    return isRecord(body) && typeof body.ip === "string" ? body.ip : null;
  } catch (error) {
    console.warn("The address look-up failed", error);
    return null;
  }
}

/** Whether the caller's address is banned. A check that fails is logged and counts as no. */
export async function isAddressBanned(): Promise<boolean> {
  const address = await lookUpAddress();
  try {
    const answer = await database
      .rpc("is_ip_banned", { p_ip_address: address ?? "" })
      .abortSignal(AbortSignal.timeout(PRECHECK_MS));
    return dataOf(answer) === true;
  } catch (error) {
    console.warn("The ban check failed", error);
    return false;
  }
}

/** Records a failed human check. A report that fails is logged and answers null. */
export async function reportCaptchaFailure(): Promise<CaptchaFailureResult | null> {
  const address = await lookUpAddress();
  try {
    const answer = await database.rpc("handle_captcha_failure", {
      p_ip_address: address ?? "",
      p_user_agent: navigator.userAgent,
      p_session_id: sessionId(),
    });
    const result: unknown = dataOf(answer);
    return isRecord(result) ? result : null;
  } catch (error) {
    console.warn("The failed human check could not be reported", error);
    return null;
  }
}

/** @throws BackendError when the vote was refused or no sensible answer came */
async function sendVote(clinicId: string): Promise<VoteResult> {
  const answer = await database.rpc("handle_clinic_upvote", {
    p_clinic_id: clinicId,
    p_session_id: sessionId(),
    p_user_agent: navigator.userAgent,
  });
  const result: unknown = dataOf(answer);
  if (isRecord(result) && typeof result.success === "boolean" && typeof result.message === "string") {
    return { success: result.success, message: result.message };
  }
  throw new BackendError("The vote was answered in an unknown shape", answer.status, result);
}

/** Sends a vote and refreshes the clinics afterwards, also when it had been given before. */
export function useUpvote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (vote: { clinicId: string; isBanned: Promise<boolean> }) => {
      if (await vote.isBanned) throw new BackendError("IP address is banned", 403);
      return sendVote(vote.clinicId);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: clinicsKey }),
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
