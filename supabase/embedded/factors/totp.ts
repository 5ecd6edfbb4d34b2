import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

// The parameters that every authenticator app takes for granted (RFC 6238).
const STEP_SECONDS = 30;
const DIGITS = 6;
/** The steps either way in which clocks may differ. */
const SKEW = 1;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret: 160 random bits, as long as SHA-1's own output, in base 32. */
export function newSecret(): string {
  const digits = Array.from(randomBytes(20), (byte) => byte.toString(2).padStart(8, "0")).join("");
  return digits.replaceAll(/.{5}/g, (five) => ALPHABET[Number.parseInt(five, 2)] ?? "");
}

/** How many steps of 30 seconds have passed since 1970 at a moment in milliseconds. */
export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / STEP_SECONDS);
}

/** The code of one step. The secret is in base 32, without padding. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The step that a code is of, at a moment in milliseconds; undefined for a code that is not right. */
export function stepOfCode(secret: string, code: string, milliseconds: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const now = stepAt(milliseconds);
  for (let step = now - SKEW; step <= now + SKEW; step++) {
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code))) return step;
  }
  return undefined;
}

/** What an app reads from the picture: where the code is for, whose it is, and its secret. */
export function keyUri({
  issuer,
  account,
  secret,
}: {
  issuer: string;
  account: string;
  secret: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const told = { issuer, secret, algorithm: "SHA1", digits: String(DIGITS), period: String(STEP_SECONDS) };
  return `otpauth://totp/${label}?${new URLSearchParams(told).toString().replaceAll("+", "%20")}`;
}

function bytesOf(base32: string): Buffer {
  const digits = Array.from(base32, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = digits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
