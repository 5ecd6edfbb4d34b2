import { KEYS, type StorageKey, type VersionedKey } from "./keys.ts";

const YES = "true";

function storeOf(key: StorageKey): Storage {
  return "isOfTab" in KEYS[key] ? sessionStorage : localStorage;
}

/** Returns the text under a key; null when there is none or storage is blocked. */
export function readText(key: StorageKey, id = ""): string | null {
  try {
    return storeOf(key).getItem(key + id);
  } catch {
    return null;
  }
}

/** @returns false where storage is blocked or full */
export function writeText(key: StorageKey, text: string, id = ""): boolean {
  try {
    storeOf(key).setItem(key + id, text);
    return readText(key, id) === text;
  } catch {
    return false;
  }
}

export function forget(key: StorageKey, id = ""): void {
  try {
    storeOf(key).removeItem(key + id);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

export function readFlag(key: StorageKey): boolean {
  return readText(key) === YES;
}

export function setFlag(key: StorageKey): boolean {
  return writeText(key, YES);
}

/** Returns the unchecked value under a key; null for none, a broken one or another version. */
export function readValue(key: VersionedKey, id = ""): unknown {
  try {
    const stored: unknown = JSON.parse(readText(key, id) ?? "null");
    const isOurs = typeof stored === "object" && stored !== null && "version" in stored && "value" in stored;
    return isOurs && stored.version === KEYS[key].version ? stored.value : null;
  } catch {
    return null;
  }
}

/** @returns false where storage is blocked or full */
export function writeValue(key: VersionedKey, value: unknown, id = ""): boolean {
  return writeText(key, textOf(key, value), id);
}

export function textOf(key: VersionedKey, value: unknown): string {
  return JSON.stringify({ version: KEYS[key].version, value });
}

export function listIds(key: StorageKey): string[] {
  try {
    const names = Object.keys(storeOf(key)).filter((name) => name.startsWith(key));
    return names.map((name) => name.slice(key.length)).toSorted();
  } catch {
    return [];
  }
}
