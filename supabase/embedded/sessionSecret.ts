import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";

const SECRET = /^[0-9a-f]{64}$/;

/**
 * The secret that signs the sessions of a data folder, kept beside the folder so that
 * whoever is signed in still is after a restart. Only the owner of the files can read it.
 */
export function sessionSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = `${realpathSync(dataDir)}.secret`;
  try {
    const kept = readFileSync(file, "utf8").trim();
    if (SECRET.test(kept)) return kept;
  } catch {
    // The folder is new.
  }
  const secret = newSessionSecret();
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

/** A new secret: 256 random bits in hexadecimal digits. */
export function newSessionSecret(): string {
  return randomBytes(32).toString("hex");
}
