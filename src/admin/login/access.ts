import { useSyncExternalStore } from "react";
import { watchSession } from "./api.ts";
import { clearAdminFlags, hasAdminFlag } from "./flags.ts";

/** Whether an admin is signed in here; unknown until the browser has looked for a session. */
export type Access = "unknown" | "out" | "in";

const listeners = new Set<() => void>();
let hasSession: boolean | undefined;
let isWatching = false;

/** The access of this moment, from the flags and the live session. */
function currentAccess(): Access {
  if (!hasAdminFlag()) return "out";
  if (hasSession === undefined) return "unknown";
  return hasSession ? "in" : "out";
}

/** To be called after the flags were changed in this tab; browsers tell only the others. */
export function announceAccess(): void {
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. Watches the session, and what other tabs do, from the first call on. */
function subscribeToAccess(listener: () => void): () => void {
  listeners.add(listener);
  if (!isWatching) {
    isWatching = true;
    window.addEventListener("storage", announceAccess);
    watchSession((present) => {
      hasSession = present;
      if (!present) clearAdminFlags();
      announceAccess();
    });
  }
  return () => listeners.delete(listener);
}

export function useAccess(): Access {
  return useSyncExternalStore(subscribeToAccess, currentAccess, () => "unknown" as const);
}
