// Changes apply to what is stored at that moment, so that tabs don't undo each other.
import { useSyncExternalStore } from "react";
import {
  readShortlist,
  withMerged,
  withClinics,
  withMoved,
  withNote,
  withoutClinic,
  withReturned,
  type ShortlistedClinic,
} from "./shortlist.ts";
import { isStored, storedList, storedText, storeList, subscribeToShortlist } from "./storedList.ts";

export interface Shortlist {
  clinics: readonly ShortlistedClinic[];
  isStored: boolean;
}

const EMPTY_SHORTLIST: Shortlist = { clinics: [], isStored: true };

let known = { text: "", shortlist: EMPTY_SHORTLIST };

/** Notes of clinics removed on this page; they return with their clinic. */
const notesTakenOff = new Map<string, string>();

export function useShortlist(): Shortlist {
  return useSyncExternalStore(subscribeToShortlist, shortlistNow, () => EMPTY_SHORTLIST);
}

/** Returns the shortlist, the same object until it changes. */
export function shortlistNow(): Shortlist {
  const text = storedText();
  if (known.text !== text || known.shortlist.isStored !== isStored())
    known = { text, shortlist: { clinics: readShortlist(storedList()), isStored: isStored() } };
  return known.shortlist;
}

/** Adds clinics at the end. Returns those that found no room. */
export function addToShortlist(ids: readonly string[]): string[] {
  change((list) => withNotesBack(withClinics(list, ids), ids));
  for (const id of ids) notesTakenOff.delete(id);
  const { clinics } = shortlistNow();
  return ids.filter((id) => !clinics.some((kept) => kept.id === id));
}

function withNotesBack(list: ShortlistedClinic[], ids: readonly string[]): ShortlistedClinic[] {
  const isReturning = (kept: ShortlistedClinic) => ids.includes(kept.id) && kept.note === "";
  return list.map((kept) => (isReturning(kept) ? { ...kept, note: notesTakenOff.get(kept.id) ?? "" } : kept));
}

export function removeFromShortlist(id: string): () => void {
  const kept = readShortlist(storedList()).find((each) => each.id === id);
  if (kept) notesTakenOff.set(id, kept.note);
  return changeWithUndo((list) => withoutClinic(list, id));
}

export function clearShortlist(): () => void {
  notesTakenOff.clear();
  return changeWithUndo(() => []);
}

export function setNote(id: string, text: string): void {
  change((list) => withNote(list, id, text));
}

export function moveOnShortlist(id: string, by: number): void {
  change((list) => withMoved(list, id, by));
}

export function followMerge(id: string, became: string): void {
  change((list) => withMerged(list, id, became));
}

function changeWithUndo(rule: (list: ShortlistedClinic[]) => ShortlistedClinic[]): () => void {
  const before = readShortlist(storedList());
  change(rule);
  const left = new Set(readShortlist(storedList()).map(({ id }) => id));
  const gone = before.filter(({ id }) => !left.has(id));
  return () => change((list) => withReturned(list, gone, before));
}

function change(rule: (list: ShortlistedClinic[]) => ShortlistedClinic[]): void {
  storeList(rule(readShortlist(storedList())));
}
