import { useEffect, useEffectEvent, useState } from "react";

/** After the last key, so that a word is one search. */
const PAUSE_MS = 250;

/**
 * What stands in a search box whose address follows. It is told on a pause in the typing; and when
 * the address changes by itself, as by going back, the box follows it.
 */
export function useTyped(told: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(told);
  const [lastTold, setLastTold] = useState(told);
  const [sent, setSent] = useState(told);
  const tell = useEffectEvent(onPause);
  if (told !== lastTold) {
    setLastTold(told);
    // What we told ourselves may be behind the keys already.
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
