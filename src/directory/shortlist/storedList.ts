// The shortlist as it is stored. What only asks who is on it loads this and no more.
import { forget, readText, readValue, writeValue } from "@/storage/storage.ts";
import type { ShortlistedClinic } from "./shortlist.ts";

const KEY = "shortlist";

/** Where storage is blocked or full, until the page is left. */
let inMemory: { list: ShortlistedClinic[]; text: string } | null = null;
const listeners = new Set<() => void>();

/** The list in JSON, to see whether it changed. */
export function storedText(): string {
  return inMemory?.text ?? readText(KEY) ?? "";
}

/** The list, to be checked by whoever asks. */
export function storedList(): unknown {
  return inMemory?.list ?? readValue(KEY);
}

/** False where storage is blocked or full: the list then lasts until the page is left. */
export function isStored(): boolean {
  return inMemory === null;
}

/** Stores the list, and tells whoever shows it. An empty one is forgotten wholly. */
export function storeList(list: ShortlistedClinic[]): void {
  if (list.length === 0) forget(KEY);
  const isDone = list.length === 0 ? readText(KEY) === null : writeValue(KEY, list);
  inMemory = isDone ? null : { list, text: JSON.stringify(list) };
  notifyAll();
}

/** Whether a clinic is on the list. Quotes in a note are escaped, so that none looks like this. */
export function isOnShortlist(id: string): boolean {
  return storedText().includes(`{"id":"${id}"`);
}

/** How many clinics are on the list. */
export function countOnShortlist(): number {
  return storedText().split('{"id":"').length - 1;
}

/** For useSyncExternalStore: calls when this tab or another one changes the list. */
export function subscribeToShortlist(listener: () => void): () => void {
  if (listeners.size === 0) listen("addEventListener");
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listen("removeEventListener");
  };
}

function notifyAll(): void {
  for (const listener of listeners) listener();
}

/** To other tabs, and to the back button: a page that it brings back has missed what happened since. */
function listen(way: "addEventListener" | "removeEventListener"): void {
  window[way]("storage", notifyAll);
  window[way]("pageshow", notifyAll);
}
