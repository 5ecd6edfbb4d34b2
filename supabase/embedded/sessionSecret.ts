import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";

const SECRET = /^[0-9a-f]{64}$/;

/** Stored beside the data folder, so that sessions survive a restart, and readable by its owner alone. */
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
