import { useSyncExternalStore } from "react";
import { forget, readValue, writeValue } from "@/storage/storage.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { ALL_AGES, bandFromKey, bandKey, isSameBand, type AgeBand } from "./ageBand.ts";

const KEY = "age-band";

interface Chosen {
  band: AgeBand | null;
  /** The answered age that it follows, as typed; null if the visitor chose it in this tab. */
  age: string | null;
}

/** The same object until it changes. Also there where storage is blocked, until the page is left. */
let chosen: Chosen | null = null;
const listeners = new Set<() => void>();

function chosenNow(): Chosen {
  if (!chosen) {
    const band = bandFromKey(readValue(KEY));
    chosen = { band, age: band ? null : "" };
  }
  return chosen;
}

function choose(band: AgeBand | null, age: string | null): void {
  chosen = { band, age };
  listeners.forEach((listener) => listener());
}

/** Null, or 'All ages', overrides the answered age too. A choice never goes into an address or a request. */
export function chooseBand(band: AgeBand | null): void {
  if (band) writeValue(KEY, bandKey(band));
  else forget(KEY);
  choose(band, null);
}

/** For the answered age. It ends with that age: when another is answered, or the answers are deleted. */
export function suggestBand(band: AgeBand): void {
  if (chosenNow().age !== null) choose(band, storedText("age"));
}

/** The typed age; empty with a donor's eggs and with frozen embryos, whose eggs were younger. */
const ageOfEggs = () =>
  hasDonorEggs() || storedText("treatment").startsWith("frozen") ? "" : storedText("age");

function bandNow(): AgeBand | null {
  const { band, age } = chosenNow();
  const holds = age === null || age === ageOfEggs();
  return holds && band && !isSameBand(band, ALL_AGES) ? band : null;
}

/** A frozen embryo may come from a donor's egg too. Empty while nobody has said whose eggs. */
const hasDonorEggs = () => storedText("treatment") !== "" && storedText("eggs") === "donor";

export function forgetReadBand(): void {
  chosen = null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The visitor's age band; null without a choice, and while the page takes over its prerendered HTML.
 * The answered age suggests none with a donor's eggs or frozen embryos: it is the age of the eggs that matters.
 */
export function useChosenBand(): AgeBand | null {
  return useSyncExternalStore(subscribe, bandNow, () => null);
}

export function storedText(field: "age" | "eggs" | "treatment"): string {
  const text: unknown = Reflect.get(Object(readValue("plan-answers")), field);
  return typeof text === "string" ? text : "";
}

export function useDonorEggs(): boolean {
  return useBrowserValue(hasDonorEggs, false);
}

/** The age as typed, while it is the age of the eggs. */
export function useTypedAge(): string {
  return useBrowserValue(ageOfEggs, "");
}
