import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const SECRETS: Record<string, RegExp> = {
  "a secret key": /sb_secret_[\w-]{6,}/,
  "the service role": /service_role/,
  "a signed token": /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  "a token's secret": /jwt[_-]?secret/i,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "a database address": /postgres(ql)?:\/\/[^\s"'`]+:[^\s"'`]+@/,
  "the local admin's password": /embedded-admin/,
  "an access token": /\b(sbp_[0-9a-f]{20,}|ghp_\w{20,}|AKIA[0-9A-Z]{16})\b/,
};

export async function findSecrets(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, "latin1");
    for (const [what, pattern] of Object.entries(SECRETS)) {
      if (pattern.test(text)) found.push(`${entry.name} has ${what}`);
    }
  }
  return found;
}
