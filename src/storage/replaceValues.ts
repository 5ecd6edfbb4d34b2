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
  if (!isDone) return null;
  announce(changes);
  return () => {
    const unchanged = changes.filter(({ key, after }) => readText(key) === after);
    for (const { key, before } of unchanged) put(key, before);
    announce(unchanged);
  };
}

function put(key: StorageKey, text: string | null): boolean {
  if (text !== null) return writeText(key, text);
  forget(key);
  return readText(key) === null;
}

/** Browsers notify other tabs only. Without a key, what no storage has room for would be dropped everywhere. */
function announce(changes: readonly { key: StorageKey }[]): void {
  for (const { key } of changes) window.dispatchEvent(new StorageEvent("storage", { key }));
}
