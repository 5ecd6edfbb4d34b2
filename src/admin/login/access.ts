import { useSyncExternalStore } from "react";
import { watchSession } from "./api.ts";
import { clearAdminFlags, hasAdminFlag } from "./flags.ts";

export type Access = "unknown" | "out" | "in";

export const roleKey = ["admin-role"] as const;

const listeners = new Set<() => void>();
let hasSession: boolean | undefined;
let isWatching = false;

export function currentAccess(): Access {
  if (!hasAdminFlag()) return "out";
  if (hasSession === undefined) return "unknown";
  return hasSession ? "in" : "out";
}

/** Browsers notify other tabs only, so call it after changing the flags. */
export function announceAccess(): void {
  for (const listener of listeners) listener();
}

/** Ends access here at once. Tell the server last: who signs in again while it is slow must stay signed in. */
export function leaveAdmin(): void {
  clearAdminFlags();
  announceAccess();
}

export function subscribeToAccess(listener: () => void): () => void {
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
