import type { StorageKey, VersionedKey } from "./keys.ts";
import { forget, readText, textOf, writeText } from "./storage.ts";

/** All or none; null removes a key. @returns an undo that skips keys changed since; null when not stored */
export function replaceValues(
  values: readonly (readonly [key: VersionedKey, value: object | null])[],
): (() => void) | null {
  const changes = values.map(([key, value]) => ({
    ...{ key, before: readText(key) },
    after: value === null ? null : textOf(key, value),
  }));
  // Removing the old values makes room.
  for (const { key } of changes) forget(key);
  const isDone = changes.every(({ key, after }) => put(key, after));
  if (!isDone) for (const { key } of changes) forget(key);
  if (!isDone) for (const { key, before } of changes) put(key, before);
  announceChanges();
  if (!isDone) return null;
  return () => {
    for (const { key, before, after } of changes) if (readText(key) === after) put(key, before);
    announceChanges();
  };
}

function put(key: StorageKey, text: string | null): boolean {
  if (text !== null) return writeText(key, text);
  forget(key);
  return readText(key) === null;
}

/** Browsers notify other tabs only. */
function announceChanges(): void {
  window.dispatchEvent(new StorageEvent("storage"));
}
