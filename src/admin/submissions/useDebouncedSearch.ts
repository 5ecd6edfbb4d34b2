import { useEffect, useEffectEvent, useState } from "react";

/** One search per word, not per key. */
const PAUSE_MS = 250;

/** Reports on a pause in typing; follows the address when it changes by itself, as on going back. */
export function useDebouncedSearch(told: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(told);
  const [lastTold, setLastTold] = useState(told);
  const [sent, setSent] = useState(told);
  const tell = useEffectEvent(onPause);
  if (told !== lastTold) {
    setLastTold(told);
    // The address may lag behind the keys.
    if (told !== sent) setTyped(told);
  }
  useEffect(() => {
    if (typed === told) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      tell(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, told]);
  return [typed, setTyped] as const;
}
