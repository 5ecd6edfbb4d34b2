import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** A challenge in the ALTCHA v1 format. */
export interface Challenge {
  algorithm: string;
  /** SHA-256 of salt and number, in hex. */
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

export function solveChallenge({ challenge, salt, maxnumber }: Challenge): number | null {
  const wanted = hexToBytes(challenge);
  // Hashes the salt once and works in place, since allocating for each number would dominate on slow phones.
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

/** Returns the solution to send with a vote: base64 of JSON. */
export function proofPayload({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
