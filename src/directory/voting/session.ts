import { isUuid, randomUuid } from "@/backend/randomUuid.ts";
import { readText, writeText } from "@/storage/storage.ts";

const KEY = "clinic-session-id";

let inMemory: string | undefined;

/**
 * The random id of this browser tab's session, made on first use. Kept in session storage;
 * where that is blocked or full, in memory until the page is left. Anything in storage that
 * is no id is replaced.
 */
export function sessionId(): string {
  const stored = readText(KEY);
  if (stored !== null && isUuid(stored)) return stored;
  const fresh = inMemory ?? randomUuid();
  inMemory = writeText(KEY, fresh) ? undefined : fresh;
  return fresh;
}
