import { useMutation, useQueryClient, type MutateOptions, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ErrorCode } from "@/backend/errorCodes.ts";
import { BackendError, errorCode } from "@/backend/errors.ts";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { banCheckQuery, reportCaptchaFailure, sendVote, type Ballot, type VoteResult } from "./api.ts";
import { startHumanCheckProof, type HumanCheckProof } from "./humanCheckProof.ts";
import { sessionId } from "./session.ts";
import { rememberVoted } from "./voted.ts";

const PROOF_MS = 10_000;
const LATE_PROOF_MS = 20_000;

const WANTS_PROOF = new Set<ErrorCode>([
  "invalid-human-check",
  "human-check-required",
  "unproven-vote-limit",
  "clinic-unproven-vote-limit",
]);

interface PreparedVote {
  ballot: Ballot;
  /** The specification's check: only sooner than the server's own. */
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
    // A failed check counts as no.
    isBanned: queryClient.fetchQuery(banCheckQuery(ballot.session)).catch(() => false),
    proof: startHumanCheckProof(ballot, onStopped),
    isCast: false,
  };
}

/** @throws BackendError if the vote is refused or the answer makes no sense */
async function castVote(vote: PreparedVote): Promise<VoteResult> {
  if (await vote.isBanned) throw new BackendError("IP address is banned", 403, { hint: "banned" });
  const proof = await Promise.race([vote.proof.ready, nothingAfter(PROOF_MS)]);
  return sendVote(vote.ballot, proof).catch(async (error: unknown) => {
    const another = WANTS_PROOF.has(errorCode(error)) ? await retryProof(vote, proof) : null;
    if (another === null) throw error;
    return sendVote(vote.ballot, another);
  });
}

/** A late proof, or one for a new check. */
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

function refreshIfGone(queryClient: QueryClient, refusal: unknown): void {
  if (errorCode(refusal) === "no-such-clinic") void queryClient.invalidateQueries({ queryKey: clinicsKey });
}

/** Prepares one vote of this tab, to be cast or dropped later; a cast vote outlives the page. */
export function useVote(clinicId: string, onStopped: (refusal: unknown) => void) {
  const queryClient = useQueryClient();
  const prepared = useRef<PreparedVote | null>(null);
  const stop = useEffectEvent(onStopped);

  useEffect(() => {
    const vote = prepareVote(clinicId, queryClient, (refusal) => {
      refreshIfGone(queryClient, refusal);
      // A vote under way gets the refusal as its answer.
      if (prepared.current !== vote || vote.isCast) return;
      prepared.current = null;
      stop(refusal);
    });
    prepared.current = vote;
    // A vote under way needs its proof even after the page is left.
    return () => {
      prepared.current = null;
      if (!vote.isCast) vote.proof.cancel();
    };
  }, [clinicId, queryClient]);

  const upvote = useMutation({
    mutationFn: castVote,
    onSuccess: (_result, { ballot }) => {
      // An unsuccessful answer means that there is a vote already.
      rememberVoted(ballot.clinicId, ballot.session);
      void queryClient.invalidateQueries({ queryKey: clinicsKey });
    },
    onError: (error) => refreshIfGone(queryClient, error),
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
    /** @throws BackendError, already logged */
    reportFailure: async () => prepared.current && report.mutateAsync(prepared.current),
  };
}
