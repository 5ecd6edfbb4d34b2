import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { VersionedKey } from "@/storage/keys.ts";
import { forget, readText, readValue, writeValue } from "@/storage/storage.ts";
import { useHydrated } from "./useHydrated.ts";

interface StoredStateOptions<Value> {
  key: VersionedKey;
  empty: Value;
  /** @returns null when the stored value is not ours */
  read: (stored: unknown) => Value | null;
  /** What was entered before hydration, which wins over the stored value and is stored. */
  typedBeforeHydration?: () => Value | null;
}

export interface StoredState<Value> {
  value: Value;
  change: (some: Partial<Value>) => void;
  clear: () => void;
  isStored: boolean;
}

export function useStoredState<Value extends object>({
  key,
  empty,
  read,
  typedBeforeHydration,
}: StoredStateOptions<Value>): StoredState<Value> {
  const [here, setHere] = useState(() => ({
    value: typeof document === "undefined" ? null : (typedBeforeHydration?.() ?? null),
    isStored: true,
  }));
  const text = useSyncExternalStore(
    (changed) => {
      // A page restored by Back has missed changes; what it couldn't store stays.
      const listen = ({ key: of, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
        if (of !== key && of !== null && !(persisted && here.isStored)) return;
        setHere({ value: null, isStored: true });
        changed();
      };
      const follow = (way: "addEventListener" | "removeEventListener") => {
        window[way]("storage", listen);
        window[way]("pageshow", listen);
      };
      follow("addEventListener");
      return () => follow("removeEventListener");
    },
    () => readText(key),
    () => null,
  );
  // The stored text changes when the value has to be read again.
  const kept = useMemo(() => (text === null ? null : read(readValue(key))), [key, text, read]);
  const isHydrated = useHydrated();
  const typed = useRef(here.value);
  useEffect(() => {
    if (typed.current !== null && !writeValue(key, typed.current))
      setHere({ value: typed.current, isStored: false });
    typed.current = null;
  }, [key]);
  const value = (isHydrated ? (here.value ?? kept) : null) ?? empty;
  return {
    value,
    change: (some) => {
      const next = { ...value, ...some };
      setHere({ value: next, isStored: writeValue(key, next) });
    },
    clear: () => {
      forget(key);
      setHere({ value: empty, isStored: true });
    },
    isStored: here.isStored,
  };
}
