import { isUuid, randomUuid } from "@/backend/randomUuid.ts";

const KEY = "clinic-session-id";

let inMemory: string | undefined;

/**
 * The random id of this browser tab's session, made on first use. Kept in session storage;
 * where that is blocked or full, in memory until the page is left. Anything in storage that
 * is no id is replaced.
 */
export function sessionId(): string {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored !== null && isUuid(stored)) return stored;
    const fresh = inMemory ?? randomUuid();
    inMemory = fresh;
    sessionStorage.setItem(KEY, fresh);
    inMemory = undefined;
    return fresh;
  } catch {
    inMemory ??= randomUuid();
    return inMemory;
  }
}
