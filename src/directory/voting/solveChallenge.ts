import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

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
  const wanted = hexToBytes(challenge);
  // The salt is longer than the number and always the same: it is hashed once. The rest is done
  // in place, since an object for each number would take a slow phone most of its time.
  const salted = sha256.create().update(utf8ToBytes(salt));
  const whole = sha256.create();
  const hash = new Uint8Array(wanted.length);
  for (let number = 0; number <= maxnumber; number++) {
    salted
      ._cloneInto(whole)
      .update(utf8ToBytes(String(number)))
      .digestInto(hash);
    if (hash[0] === wanted[0] && hash.every((byte, index) => byte === wanted[index])) return number;
  }
  return null;
}

/** The solved check as it is sent along with a vote: base64 of JSON. */
export function proofPayload({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
