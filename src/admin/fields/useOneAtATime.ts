import { useRef } from "react";

/** A second press may come before React renders that the first is being carried out. */
export function useOneAtATime() {
  const isRunning = useRef(false);
  /** Carries out `action` and waits for it; does nothing while another is being carried out. */
  const run = async (action: () => Promise<void> | void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await action();
    } finally {
      isRunning.current = false;
    }
  };
  return { isRunning, run };
}
