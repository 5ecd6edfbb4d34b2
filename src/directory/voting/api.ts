import { queryOptions } from "@tanstack/react-query";
import { database } from "@/backend/client.ts";
import { refusalIn } from "@/backend/errorCodes.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import { settings } from "@/backend/settings.ts";
import type { Challenge } from "./solveChallenge.ts";

/** How long a vote may wait for the address look-up, and again for the ban check. */
const PRECHECK_MS = 3_000;

/** Which clinic is voted for, and by whom: the proof is bound to both, also when storage is cleared in between. */
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

/**
 * The caller's address as an outside look-up sees it; null when the look-up fails. Never throws.
 * The specification asks for it. The server goes by the address that it sees itself.
 */
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

/** Whether the session is banned, asked again before each vote: the specification's check, not the server's. */
export function banCheckQuery(session: string) {
  return queryOptions({
    queryKey: ["is-banned", session],
    queryFn: () => isBanned(session),
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

/**
 * Records a failed human check. Only one that the server gave counts, so its salt goes along.
 *
 * @throws BackendError
 */
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

/** @throws BackendError that says what failed, for the log; a refusal of ours keeps its own words */
function dataFor(what: string, { data, error, status }: Parameters<typeof dataOf<unknown>>[0]): unknown {
  if (error) throw new BackendError(refusalIn(error) ? error.message : what, status, error);
  return data;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
