import { proofPayload, solveChallenge, type Challenge } from "./solveChallenge.ts";

/** Solves the challenge it is sent and answers the proof, or null when there is none. */
self.addEventListener("message", ({ data: challenge }: MessageEvent<Challenge>) => {
  const number = solveChallenge(challenge);
  self.postMessage(number === null ? null : proofPayload(challenge, number));
});
