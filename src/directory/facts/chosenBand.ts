import { useSyncExternalStore } from "react";
import { storedAge } from "@/law/ageReading.ts";
import { forget, readValue, writeValue } from "@/storage/storage.ts";
import { ALL_AGES, bandFromKey, bandKey, bandOfAge, isSameBand, type AgeBand } from "./ageBand.ts";

const KEY = "age-band";

interface Chosen {
  band: AgeBand | null;
  /** Whether the visitor chose it in this tab; otherwise it follows the age in the record of answers. */
  isByHand: boolean;
}

/** The same object until it changes. Also there where storage is blocked, until the page is left. */
let chosen: Chosen | null = null;
const listeners = new Set<() => void>();

function chosenNow(): Chosen {
  chosen ??= readChosen();
  return chosen;
}

function readChosen(): Chosen {
  const band = bandFromKey(readValue(KEY));
  return { band: band && isSameBand(band, ALL_AGES) ? null : band, isByHand: band !== null };
}

function choose(next: Chosen): void {
  chosen = next;
  for (const listener of listeners) listener();
}

/** Chooses a band for this tab, or with null none. No address and no request ever carries it. */
export function chooseBand(band: AgeBand | null): void {
  if (band) writeValue(KEY, bandKey(band));
  else if (storedAge() !== null) writeValue(KEY, bandKey(ALL_AGES));
  else forget(KEY);
  choose({ band, isByHand: true });
}

/** Follows the age in the record of answers among these bands, unless the visitor chose a band in this tab. */
export function followAge(bands: readonly AgeBand[]): void {
  const { band, isByHand } = chosenNow();
  const age = isByHand ? null : storedAge();
  const fitting = age === null ? null : bandOfAge(bands, age);
  if (fitting && !(band && isSameBand(band, fitting))) choose({ band: fitting, isByHand: false });
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
  return useSyncExternalStore(
    subscribe,
    () => chosenNow().band,
    () => null,
  );
}
