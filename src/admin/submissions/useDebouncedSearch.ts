import { useEffect, useEffectEvent, useState } from "react";

/** One search per word, not per key. */
const PAUSE_MS = 250;

/** Reports on a pause in typing; follows the address when it changes by itself, as on going back. */
export function useDebouncedSearch(inAddress: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [lastInAddress, setLastInAddress] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);
  const tell = useEffectEvent(onPause);
  if (inAddress !== lastInAddress) {
    setLastInAddress(inAddress);
    // The address may lag behind the keys.
    if (inAddress !== sent) setTyped(inAddress);
  }
  useEffect(() => {
    if (typed === inAddress) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      tell(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, inAddress]);
  return [typed, setTyped] as const;
}
