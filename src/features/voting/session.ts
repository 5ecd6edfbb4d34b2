const KEY = "clinic-session-id";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

let inMemory: string | undefined;

/**
 * The random id of this browser tab's session, made on first use. Kept in session storage;
 * where that is blocked or full, in memory until the page is left. Anything in storage that
 * is no id is replaced.
 */
export function sessionId(): string {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored !== null && UUID.test(stored)) return stored;
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

/** `crypto.randomUUID` exists on https and localhost only. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
