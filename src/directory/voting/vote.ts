import { useMutation, useQueryClient, type MutateOptions, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ErrorCode } from "@/backend/errorCodes.ts";
import { BackendError, errorCode } from "@/backend/errors.ts";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { banCheckQuery, reportCaptchaFailure, sendVote, type Ballot, type VoteResult } from "./api.ts";
import { startHumanCheckProof, type HumanCheckProof } from "./humanCheckProof.ts";
import { sessionId } from "./session.ts";
import { rememberVoted } from "./voted.ts";

/** How long a vote waits for its proof before it goes without. */
const PROOF_MS = 10_000;
/** How long one that was refused without waits for a late one, and again for another. */
const LATE_PROOF_MS = 20_000;

/** What a solved check helps against: none came, or its ten minutes were over. */
const WANTS_PROOF = new Set<ErrorCode>([
  "invalid-human-check",
  "human-check-required",
  "unproven-vote-limit",
  "clinic-unproven-vote-limit",
]);

/** A vote while the person is busy with the puzzle. */
interface PreparedVote {
  ballot: Ballot;
  /** The specification's check. It only tells sooner what the server would say: that decides by itself. */
  isBanned: Promise<boolean>;
  proof: HumanCheckProof;
  isCast: boolean;
}

function prepareVote(
  clinicId: string,
  queryClient: QueryClient,
  onStopped: (refusal: unknown) => void,
): PreparedVote {
  const ballot = { clinicId, session: sessionId() };
  return {
    ballot,
    // A check that fails counts as no.
    isBanned: queryClient.fetchQuery(banCheckQuery(ballot.session)).catch(() => false),
    proof: startHumanCheckProof(ballot, onStopped),
    isCast: false,
  };
}

/** @throws BackendError when the vote was refused or no sensible answer came */
async function castVote(vote: PreparedVote): Promise<VoteResult> {
  if (await vote.isBanned) throw new BackendError("IP address is banned", 403, { hint: "banned" });
  const proof = await Promise.race([vote.proof.ready, nothingAfter(PROOF_MS)]);
  return sendVote(vote.ballot, proof).catch(async (error: unknown) => {
    const another = WANTS_PROOF.has(errorCode(error)) ? await retryProof(vote, proof) : null;
    if (another === null) throw error;
    return sendVote(vote.ballot, another);
  });
}

/** The proof that comes late, or that of a new check. */
async function retryProof(vote: PreparedVote, sent: string | null): Promise<string | null> {
  const late = sent === null ? await Promise.race([vote.proof.ready, nothingAfter(LATE_PROOF_MS)]) : null;
  if (late !== null) return late;
  vote.proof.cancel();
  vote.proof = startHumanCheckProof(vote.ballot);
  return Promise.race([vote.proof.ready, nothingAfter(LATE_PROOF_MS)]);
}

function nothingAfter(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}

/**
 * One vote of this browser tab for a clinic: prepared at once, cast or dropped later. A stored
 * vote is remembered and the clinics are read again, also when it had been given before and
 * when the page was left in between.
 *
 * @param onStopped what to do when votes turn out to be stopped before one was cast
 */
export function useVote(clinicId: string, onStopped: (refusal: unknown) => void) {
  const queryClient = useQueryClient();
  const prepared = useRef<PreparedVote | null>(null);
  const stop = useEffectEvent(onStopped);

  useEffect(() => {
    const vote = prepareVote(clinicId, queryClient, (refusal) => {
      // The answer to a vote that is on its way says so itself.
      if (prepared.current === vote && !vote.isCast) stop(refusal);
    });
    prepared.current = vote;
    // A vote that is on its way needs its proof also when the page is left.
    return () => {
      prepared.current = null;
      if (!vote.isCast) vote.proof.cancel();
    };
  }, [clinicId, queryClient]);

  const upvote = useMutation({
    mutationFn: castVote,
    onSuccess: (_result, { ballot }) => {
      // A refusal says that there is a vote already.
      rememberVoted(ballot.clinicId, ballot.session);
      // The vote is stored: its answer does not wait until the clinics are read again.
      void queryClient.invalidateQueries({ queryKey: clinicsKey });
    },
    onSettled: (_result, _error, { proof }) => proof.cancel(),
  });
  const report = useMutation({
    mutationFn: async ({ ballot, proof }: PreparedVote) => reportCaptchaFailure(ballot, await proof.given),
  });

  return {
    cast: (then: MutateOptions<VoteResult, Error, PreparedVote>) => {
      const vote = prepared.current;
      if (!vote) return;
      vote.isCast = true;
      upvote.mutate(vote, then);
    },
    /** Reports a failed check. @throws BackendError, which was logged */
    reportFailure: async () => prepared.current && report.mutateAsync(prepared.current),
  };
}
