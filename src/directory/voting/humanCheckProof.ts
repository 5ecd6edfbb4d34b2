import type { ErrorCode } from "@/backend/errorCodes.ts";
import { errorCode } from "@/backend/errors.ts";
import { fetchChallenge, type Ballot } from "./api.ts";
import type { Challenge } from "./solveChallenge.ts";

/** Votes are stopped for all, for this visitor or for this clinic, so no check would help. */
const STOPPED = new Set<ErrorCode>(["voting-paused", "blocked", "no-such-clinic"]);

export interface HumanCheckProof {
  given: Promise<Challenge | null>;
  /** Null if there is none; the vote then counts as unproven. */
  ready: Promise<string | null>;
  cancel: () => void;
}

/** Fetches a challenge and solves it in a worker. Never throws. */
export function startHumanCheckProof(
  ballot: Ballot,
  onStopped?: (refusal: unknown) => void,
): HumanCheckProof {
  const cancelled = new AbortController();
  const given = fetchChallenge(ballot).catch((error: unknown) => {
    if (STOPPED.has(errorCode(error))) onStopped?.(error);
    return logMissingProof(error);
  });
  const solve = async () => {
    const challenge = await given;
    return challenge && !cancelled.signal.aborted ? solveInWorker(challenge, cancelled.signal) : null;
  };
  return {
    given,
    ready: solve().catch(logMissingProof),
    cancel: () => cancelled.abort(),
  };
}

function logMissingProof(error: unknown): null {
  console.warn("The vote goes without a proof", error);
  return null;
}

function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<string | null> {
  const worker = new Worker(new URL("./solveChallenge.worker.ts", import.meta.url), { type: "module" });
  const proof = new Promise<string | null>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<string | null>) => resolve(data));
    worker.addEventListener("error", (event) => reject(new Error(event.message || "The worker failed")));
    signal.addEventListener("abort", () => resolve(null));
  });
  worker.postMessage(challenge);
  return proof.finally(() => worker.terminate());
}
