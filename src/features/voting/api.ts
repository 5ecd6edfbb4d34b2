import { useMutation, useQueryClient } from "@tanstack/react-query";
import { database } from "@/backend/client.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { settings } from "@/backend/settings.ts";
import type { HumanCheckProof } from "./humanCheckProof.ts";
import { sessionId } from "./session.ts";
import type { Challenge } from "./solveChallenge.ts";
import { rememberVoted } from "./voted.ts";

/** How long a vote may wait for the address look-up, and again for the ban check. */
const PRECHECK_MS = 3_000;

/** How long a vote waits for its proof before it goes without. */
const PROOF_MS = 10_000;

/** Which clinic is voted for, and by whom: the proof is bound to both, also when storage is cleared meanwhile. */
export interface Ballot {
  clinicId: string;
  session: string;
}

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

/**
 * A human check for a vote of a session for a clinic.
 *
 * @throws BackendError
 */
export async function fetchChallenge(ballot: Ballot): Promise<Challenge> {
  const answer = await database.rpc("create_human_check", {
    p_clinic_id: ballot.clinicId,
    p_session_id: ballot.session,
  });
  const given: unknown = dataOf(answer);
  if (isChallenge(given)) return given;
  throw new BackendError("The human check came in an unknown shape", answer.status, given);
}

function isChallenge(value: unknown): value is Challenge {
  return (
    isRecord(value) &&
    value.algorithm === "SHA-256" &&
    typeof value.challenge === "string" &&
    /^[0-9a-f]{64}$/.test(value.challenge) &&
    typeof value.maxnumber === "number" &&
    typeof value.salt === "string" &&
    typeof value.signature === "string"
  );
}

/** @throws BackendError when the vote was refused or no sensible answer came */
async function sendVote({ clinicId, session }: Ballot, proof: string | null): Promise<VoteResult> {
  const call = database.rpc("handle_clinic_upvote", {
    p_clinic_id: clinicId,
    p_session_id: session,
    p_user_agent: navigator.userAgent,
  });
  const answer = await (proof === null ? call : call.setHeader("x-human-check", proof));
  const result: unknown = dataOf(answer);
  if (isRecord(result) && typeof result.success === "boolean" && typeof result.message === "string") {
    return { success: result.success, message: result.message };
  }
  throw new BackendError("The vote was answered in an unknown shape", answer.status, result);
}

export interface PreparedVote {
  ballot: Ballot;
  isBanned: Promise<boolean>;
  proof: HumanCheckProof;
}

function nothingAfter(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}

/**
 * Sends a vote, remembers it and refreshes the clinics, also when it had been given before and
 * when the page was left meanwhile.
 */
export function useUpvote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ ballot, isBanned, proof }: PreparedVote) => {
      if (await isBanned) throw new BackendError("IP address is banned", 403, { hint: "banned" });
      return sendVote(ballot, await Promise.race([proof.ready, nothingAfter(PROOF_MS)]));
    },
    onSuccess: (_result, { ballot }) => {
      // A refusal says that there is a vote already.
      rememberVoted(ballot.clinicId);
      // The vote is stored: its answer does not wait until the clinics are read again.
      void queryClient.invalidateQueries({ queryKey: clinicsKey });
    },
    onSettled: (_result, _error, { proof }) => proof.cancel(),
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
