// Small enough for every page; changes are in storedShortlist.ts.
import { forget, readText, readValue, writeValue } from "@/storage/storage.ts";
import type { ShortlistedClinic } from "./shortlist.ts";

const KEY = "shortlist";

let inMemory: { list: ShortlistedClinic[]; text: string } | null = null;
const listeners = new Set<() => void>();

/** Returns the list as JSON, to notice changes. */
export function storedText(): string {
  return inMemory?.text ?? readText(KEY) ?? "";
}

/** Returns the unchecked list. */
export function storedList(): unknown {
  return inMemory?.list ?? readValue(KEY);
}

/** Returns false if storage is blocked or full: the list then ends with the page. */
export function isStored(): boolean {
  return inMemory === null;
}

export function storeList(list: ShortlistedClinic[]): void {
  if (list.length === 0) forget(KEY);
  const isDone = list.length === 0 ? readText(KEY) === null : writeValue(KEY, list);
  inMemory = isDone ? null : { list, text: JSON.stringify(list) };
  notifyAll();
}

/** Returns whether a clinic is on the list. Quotes in notes are escaped, so they can't match. */
export function isOnShortlist(id: string): boolean {
  return storedText().includes(`{"id":"${id}"`);
}

export function countOnShortlist(): number {
  return storedText().split('{"id":"').length - 1;
}

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

/** A page restored by Back has missed changes, so `pageshow` counts too. */
function listen(way: "addEventListener" | "removeEventListener"): void {
  window[way]("storage", notifyAll);
  window[way]("pageshow", notifyAll);
}
