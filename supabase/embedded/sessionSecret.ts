import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";

const SECRET = /^[0-9a-f]{64}$/;

/**
 * Returns the secret that signs a data folder's sessions, stored beside it so that sessions survive a
 * restart. Only the files' owner can read it.
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

export function newSessionSecret(): string {
  return randomBytes(32).toString("hex");
}
