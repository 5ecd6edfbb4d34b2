import { sha256After, wordsOf } from "./sha256.ts";

/** A human check in the ALTCHA v1 format: find the number that makes the hash. */
export interface Challenge {
  algorithm: string;
  /** SHA-256 of salt and number, in hex. */
  challenge: string;
  /** The number is not above this. */
  maxnumber: number;
  salt: string;
  signature: string;
}

/**
 * Tries number after number until the hash of salt and number is the challenge.
 *
 * @returns the number; null when none up to the maximum fits
 */
export function solveChallenge({ challenge, salt, maxnumber }: Challenge): number | null {
  const wanted = wordsOf(challenge);
  const hashOf = sha256After(salt);
  for (let number = 0; number <= maxnumber; number++) {
    const hash = hashOf(String(number));
    if (hash[0] === wanted[0] && wanted.every((word, index) => word === hash[index])) return number;
  }
  return null;
}

/** The solved check as it is sent along with a vote: base64 of JSON. */
export function proofPayload({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
