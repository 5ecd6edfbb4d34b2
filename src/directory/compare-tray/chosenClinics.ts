// Clinics that are ticked to be compared, in this tab. Small, since every card reads it.
import { useSyncExternalStore } from "react";
import { forget, readText, readValue, writeValue } from "@/storage/storage.ts";

export const MAX_COMPARED = 4;

const KEY = "compared-clinics";

export interface ChosenClinic {
  id: string;
  /** The name from its checkbox, since the tray knows no clinics. */
  name: string;
}

/** Where storage is blocked the choice lasts until the page is left. */
let inMemory: ChosenClinic[] | null = null;
let known: { text: string | null; clinics: readonly ChosenClinic[] } = { text: null, clinics: [] };
const listeners = new Set<() => void>();

/** Returns the chosen clinics, the same array until it changes. */
export function chosenClinics(): readonly ChosenClinic[] {
  if (inMemory) return inMemory;
  const text = readText(KEY);
  if (text !== known.text) known = { text, clinics: readChosen(readValue(KEY)) };
  return known.clinics;
}

const NONE: readonly ChosenClinic[] = [];

export function useChosen(): readonly ChosenClinic[] {
  return useSyncExternalStore(subscribeToChosen, chosenClinics, () => NONE);
}

export function toggleChosen(clinic: ChosenClinic): void {
  const before = chosenClinics();
  const others = before.filter(({ id }) => id !== clinic.id);
  if (others.length < before.length) store(others);
  else if (before.length < MAX_COMPARED) store([...before, clinic]);
}

export function clearChosen(): void {
  store([]);
}

export function subscribeToChosen(listener: () => void): () => void {
  listeners.add(listener);
  // A page restored by Back has missed changes.
  addEventListener("pageshow", notify);
  return () => listeners.delete(listener);
}

function store(clinics: ChosenClinic[]): void {
  if (clinics.length === 0) forget(KEY);
  const isDone = clinics.length === 0 ? readText(KEY) === null : writeValue(KEY, clinics);
  inMemory = isDone ? null : clinics;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function readChosen(value: unknown): ChosenClinic[] {
  return Array.isArray(value) ? value.filter(isChosen).slice(0, MAX_COMPARED) : [];
}

function isChosen(value: unknown): value is ChosenClinic {
  const { id, name }: Partial<Record<keyof ChosenClinic, unknown>> = Object(value);
  return typeof id === "string" && /^[a-z0-9-]{1,80}$/.test(id) && typeof name === "string";
}
