import { useSyncExternalStore } from "react";
import { forget, readValue, writeValue } from "@/storage/storage.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { ALL_AGES, bandFromKey, bandKey, isSameBand, type AgeBand } from "./ageBand.ts";

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
  return { band: withoutAllAges(band), isByHand: band !== null };
}

function choose(next: Chosen): void {
  chosen = next;
  for (const listener of listeners) listener();
}

/** Null, or 'All ages', overrides the answered age too. A choice never goes into an address or a request. */
export function chooseBand(band: AgeBand | null): void {
  if (band) writeValue(KEY, bandKey(band));
  else forget(KEY);
  choose({ band: withoutAllAges(band), isByHand: true });
}

export function suggestBand(band: AgeBand): void {
  const before = chosenNow();
  if (before.isByHand || (before.band && isSameBand(before.band, band))) return;
  choose({ band, isByHand: false });
}

function withoutAllAges(band: AgeBand | null): AgeBand | null {
  return band && isSameBand(band, ALL_AGES) ? null : band;
}

export function forgetReadBand(): void {
  chosen = null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const NONE: Chosen = { band: null, isByHand: false };

/**
 * The visitor's age band; null without a choice, and while the page takes over its prerendered HTML.
 * The answered age of somebody with a donor's eggs suggests none: it is the donor's that matters.
 */
export function useChosenBand(): AgeBand | null {
  const { band, isByHand } = useSyncExternalStore(subscribe, chosenNow, () => NONE);
  return useDonorEggs() && !isByHand ? null : band;
}

export function storedText(field: "age" | "treatment"): string {
  const text: unknown = Reflect.get(Object(readValue("plan-answers")), field);
  return typeof text === "string" ? text : "";
}

export function useDonorEggs(): boolean {
  return useBrowserValue(() => storedText("treatment") === "donor-eggs", false);
}

/** The age as typed, to tell whether what was derived from it still holds. */
export function useTypedAge(): string {
  return useBrowserValue(() => storedText("age"), "");
}
