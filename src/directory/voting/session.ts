import { isUuid, randomUuid } from "@/backend/randomUuid.ts";
import { readText, writeText } from "@/storage/storage.ts";

const KEY = "clinic-session-id";

let inMemory: string | undefined;

/** Returns this tab's random id from session storage, or from memory if that is blocked. */
export function sessionId(): string {
  const stored = readText(KEY);
  if (stored !== null && isUuid(stored)) return stored;
  const fresh = inMemory ?? randomUuid();
  inMemory = writeText(KEY, fresh) ? undefined : fresh;
  return fresh;
}
