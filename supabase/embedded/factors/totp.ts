import { HOTP, Secret, TOTP } from "otpauth";

/** The steps either way in which clocks may differ. */
const SKEW = 1;

/** A new secret: 160 random bits, as long as SHA-1's own output, in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** How many steps of 30 seconds have passed since 1970 at a moment in milliseconds. */
export function stepAt(milliseconds: number): number {
  return TOTP.counter({ timestamp: milliseconds });
}

/** The code of one step. The secret is in base 32, without padding. */
export function codeOf(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: step });
}

/** The step that a code is of, at a moment in milliseconds; undefined for a code that is not right. */
export function stepOfCode(secret: string, code: string, milliseconds: number): number | undefined {
  // otpauth throws on six characters that are more than six bytes.
  if (!/^\d{6}$/.test(code)) return undefined;
  const known = { secret: Secret.fromBase32(secret), timestamp: milliseconds, window: SKEW };
  const delta = TOTP.validate({ token: code, ...known });
  return delta === null ? undefined : stepAt(milliseconds) + delta;
}

/** What an app reads from the picture: where the code is for, whose it is, and its secret. */
export function keyUri(told: { issuer: string; account: string; secret: string }): string {
  const { issuer, account, secret } = told;
  return new TOTP({ issuer, label: account, secret }).toString();
}
