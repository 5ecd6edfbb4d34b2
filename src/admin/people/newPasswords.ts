import { useSyncExternalStore } from "react";
import { currentAccess, subscribeToAccess } from "@/admin/login/access.ts";

export interface MadePassword {
  email: string;
  role: string;
  password: string;
}

// In memory alone, but not the page's: who looks elsewhere in the administration must not lose them.
let passwords: MadePassword[] = [];
const listeners = new Set<() => void>();
let isWatchingAccess = false;

export function addNewPassword(made: MadePassword): void {
  if (!isWatchingAccess) subscribeToAccess(forgetAtSignOut);
  isWatchingAccess = true;
  replace([...passwords, made]);
  forgetAtSignOut();
}

export function dropNewPassword(password: string): void {
  replace(passwords.filter((each) => each.password !== password));
}

export function useNewPasswords(): MadePassword[] {
  return useSyncExternalStore(subscribe, () => passwords);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function forgetAtSignOut(): void {
  if (currentAccess() === "out") replace([]);
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function replace(next: MadePassword[]): void {
  passwords = next;
  if (next.length > 0) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
  for (const listener of listeners) listener();
}
