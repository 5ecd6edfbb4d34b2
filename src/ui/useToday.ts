import { useMemo, useSyncExternalStore } from "react";
import { localToday } from "./calendarDate.ts";

/** Null while hydrating. A page left open overnight updates when it is looked at again. */
export function useToday(): Date | null {
  const time = useSyncExternalStore<number | null>(
    subscribeToLooks,
    () => localToday().getTime(),
    () => null,
  );
  return useMemo(() => (time === null ? null : new Date(time)), [time]);
}

function subscribeToLooks(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
