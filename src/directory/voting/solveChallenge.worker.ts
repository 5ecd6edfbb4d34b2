import { proofPayload, solveChallenge, type Challenge } from "./solveChallenge.ts";

self.addEventListener("message", ({ data: challenge }: MessageEvent<Challenge>) => {
  const number = solveChallenge(challenge);
  self.postMessage(number === null ? null : proofPayload(challenge, number));
});
