import { useMemo, useSyncExternalStore } from "react";
import { localToday } from "./calendarDate.ts";

/**
 * The local calendar date, or null in a page that was built ahead of time, on another day.
 * A page that stayed open overnight gets the new date when it is looked at again.
 */
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
