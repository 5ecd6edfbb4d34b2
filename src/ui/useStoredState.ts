import { useMemo, useState, useSyncExternalStore } from "react";
import type { VersionedKey } from "@/storage/keys.ts";
import { forget, readText, readValue, writeValue } from "@/storage/storage.ts";
import { useHydrated } from "./useHydrated.ts";

/** What is kept under a key, and how to read it back. */
interface Keeping<Value> {
  key: VersionedKey;
  empty: Value;
  /** Reads what a browser kept; null where it is not what we keep. */
  read: (kept: unknown) => Value | null;
  /** What stands in the prerendered fields before the page takes them over: that wins over what was kept. */
  typedEarly?: () => Value | null;
}

export interface StoredState<Value> {
  value: Value;
  change: (some: Partial<Value>) => void;
  clear: () => void;
  /** Whether the last change is kept, which it is not where storage is blocked or full. */
  isKept: boolean;
}

/**
 * A value that lives in this page and this browser, and in no address. Other tabs follow it. While
 * the page takes over its prerendered HTML it is empty.
 */
export function useStoredState<Value extends object>({
  key,
  empty,
  read,
  typedEarly,
}: Keeping<Value>): StoredState<Value> {
  const [here, setHere] = useState(() => ({
    value: typeof document === "undefined" ? null : (typedEarly?.() ?? null),
    isKept: true,
  }));
  const text = useSyncExternalStore(
    (changed) => {
      const listen = ({ key: changedKey }: StorageEvent) => {
        if (changedKey !== key && changedKey !== null) return;
        setHere({ value: null, isKept: true });
        changed();
      };
      window.addEventListener("storage", listen);
      return () => window.removeEventListener("storage", listen);
    },
    () => readText(key),
    () => null,
  );
  // The text says when to read again.
  const kept = useMemo(() => (text === null ? null : read(readValue(key))), [key, text, read]);
  const isHydrated = useHydrated();
  const value = (isHydrated ? (here.value ?? kept) : null) ?? empty;
  return {
    value,
    change: (some) => {
      const next = { ...value, ...some };
      setHere({ value: next, isKept: writeValue(key, next) });
    },
    clear: () => {
      forget(key);
      setHere({ value: empty, isKept: true });
    },
    isKept: here.isKept,
  };
}
