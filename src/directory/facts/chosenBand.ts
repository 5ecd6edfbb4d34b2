import { useSyncExternalStore } from "react";
import { forget, readValue, writeValue } from "@/storage/storage.ts";
import { bandFromKey, bandKey, type AgeBand } from "./ageBand.ts";

const KEY = "age-band";

/** The same object until it changes. Also there where storage is blocked, until the page is left. */
let chosen: { band: AgeBand | null } | null = null;
const listeners = new Set<() => void>();

function chosenBand(): AgeBand | null {
  chosen ??= { band: bandFromKey(readValue(KEY)) };
  return chosen.band;
}

/** Chooses a band for this tab, or with null none. No address and no request ever carries it. */
export function chooseBand(band: AgeBand | null): void {
  chosen = { band };
  if (band) writeValue(KEY, bandKey(band));
  else forget(KEY);
  for (const listener of listeners) listener();
}

/** Forgets what was read, as a page that is opened anew does. */
export function forgetReadBand(): void {
  chosen = null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The visitor's age band; null without a choice, and while the page takes over its prerendered HTML. */
export function useChosenBand(): AgeBand | null {
  return useSyncExternalStore(subscribe, chosenBand, () => null);
}
