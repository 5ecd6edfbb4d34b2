import { KEYS, type StorageKey, type VersionedKey } from "./keys.ts";

const YES = "true";

/** @throws where the browser blocks storage */
function storeOf(key: StorageKey): Storage {
  return KEYS[key].place === "session storage" ? sessionStorage : localStorage;
}

/** The text under a key; null when there is none or storage is blocked. */
export function readText(key: StorageKey, id = ""): string | null {
  try {
    return storeOf(key).getItem(key + id);
  } catch {
    return null;
  }
}

/** Keeps a text. @returns whether it is really kept, which it is not where storage is blocked or full */
export function writeText(key: StorageKey, text: string, id = ""): boolean {
  try {
    storeOf(key).setItem(key + id, text);
    return readText(key, id) === text;
  } catch {
    return false;
  }
}

/** Forgets what a key holds. */
export function forget(key: StorageKey, id = ""): void {
  try {
    storeOf(key).removeItem(key + id);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** Whether a flag was set. Anything but the flag's own value counts as not set. */
export function readFlag(key: StorageKey): boolean {
  return readText(key) === YES;
}

/** Sets a flag. @returns whether it is really kept */
export function setFlag(key: StorageKey): boolean {
  return writeText(key, YES);
}

/** The value under a key, to be checked by whoever asks; null for none, a broken one, or one of another version. */
export function readValue(key: VersionedKey, id = ""): unknown {
  try {
    const stored: unknown = JSON.parse(readText(key, id) ?? "null");
    const isOurs = typeof stored === "object" && stored !== null && "version" in stored && "value" in stored;
    return isOurs && stored.version === KEYS[key].version ? stored.value : null;
  } catch {
    return null;
  }
}

/** Keeps a value with the version of its shape. @returns whether it is really kept */
export function writeValue(key: VersionedKey, value: unknown, id = ""): boolean {
  return writeText(key, textOf(key, value), id);
}

function textOf(key: VersionedKey, value: unknown): string {
  return JSON.stringify({ version: KEYS[key].version, value });
}

/**
 * Keeps several values at once, all or none; null forgets what its key holds. Other parts of this
 * page hear of it as those of other tabs do.
 *
 * @returns what brings back what was there, except where something else was kept since; or null
 * where not all could be kept
 */
export function replaceValues(
  values: readonly (readonly [key: VersionedKey, value: object | null])[],
): (() => void) | null {
  const changes = values.map(([key, value]) => ({
    ...{ key, before: readText(key) },
    after: value === null ? null : textOf(key, value),
  }));
  // The old ones make room first.
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

/** What browsers say to other tabs alone. */
function announceChanges(): void {
  window.dispatchEvent(new StorageEvent("storage"));
}

/** The ids under which a key holds something, in their order. */
export function listIds(key: StorageKey): string[] {
  try {
    const names = Object.keys(storeOf(key)).filter((name) => name.startsWith(key));
    return names.map((name) => name.slice(key.length)).toSorted();
  } catch {
    return [];
  }
}
