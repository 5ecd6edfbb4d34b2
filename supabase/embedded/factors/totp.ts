import { HOTP, Secret, TOTP } from "otpauth";

/** Steps either way that clocks may differ. */
const SKEW = 1;

/** 160 random bits (SHA-1's output length) in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The number of 30-second steps since 1970. */
export function stepAt(milliseconds: number): number {
  return TOTP.counter({ timestamp: milliseconds });
}

/** The secret is in base 32, without padding. */
export function codeOf(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: step });
}

/** The moment is in milliseconds. Undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, milliseconds: number): number | undefined {
  // otpauth throws on six characters that are more than six bytes.
  if (!/^\d{6}$/.test(code)) return undefined;
  const known = { secret: Secret.fromBase32(secret), timestamp: milliseconds, window: SKEW };
  const delta = TOTP.validate({ token: code, ...known });
  return delta === null ? undefined : stepAt(milliseconds) + delta;
}

export function keyUri(key: { issuer: string; account: string; secret: string }): string {
  const { issuer, account, secret } = key;
  return new TOTP({ issuer, label: account, secret }).toString();
}
