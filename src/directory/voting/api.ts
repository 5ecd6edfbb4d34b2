import { queryOptions } from "@tanstack/react-query";
import { database } from "@/backend/client.ts";
import { refusalIn } from "@/backend/errorCodes.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import { settings } from "@/backend/settings.ts";
import type { Challenge } from "./solveChallenge.ts";

/** For the address look-up, and again for the ban check. */
const PRECHECK_MS = 3_000;

/** The proof is bound to both, even if storage is cleared in between. */
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

/** Looks up the address as the specification asks; null after a failure. The server uses its own. */
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

/** Returns the specification's ban check, asked before each vote; the server checks for itself. */
export function banCheckQuery(session: string) {
  return queryOptions({
    queryKey: ["is-banned", session],
    queryFn: () => isBanned(session),
    // A vote waits for it, and the server checks again.
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

async function isBanned(session: string): Promise<boolean> {
  const address = await lookUpAddress();
  const answer = await database
    .rpc("is_ip_banned", { p_ip_address: address ?? "", p_session_id: session })
    .abortSignal(AbortSignal.timeout(PRECHECK_MS));
  return dataFor("The ban check failed", answer) === true;
}

/** Reports a failed human check. Its salt shows that the server gave it. @throws BackendError */
export async function reportCaptchaFailure(
  { clinicId, session }: Ballot,
  check: Challenge | null,
): Promise<CaptchaFailureResult> {
  const address = await lookUpAddress();
  const call = database.rpc("handle_captcha_failure", {
    p_ip_address: address ?? "",
    p_user_agent: navigator.userAgent,
    p_session_id: session,
    p_clinic_id: clinicId,
  });
  const answer = await (check
    ? call.setHeader("x-human-check", btoa(JSON.stringify({ salt: check.salt })))
    : call);
  const words = "The failed human check could not be reported";
  const result: unknown = dataFor(words, answer);
  if (isRecord(result)) return result;
  throw new BackendError(words, answer.status, result);
}

/** Fetches a human check for a vote. @throws BackendError */
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

/** Sends a vote. @throws BackendError if it is refused or the answer makes no sense */
export async function sendVote({ clinicId, session }: Ballot, proof: string | null): Promise<VoteResult> {
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

/** @throws BackendError that says what failed, or the refusal's own text */
function dataFor(what: string, { data, error, status }: Parameters<typeof dataOf<unknown>>[0]): unknown {
  if (error) throw new BackendError(refusalIn(error) ? error.message : what, status, error);
  return data;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
