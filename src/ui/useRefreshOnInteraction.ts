import { useEffect } from "react";
import { afterNextPaint } from "./nextPaint.ts";

const SIGNS = ["pointermove", "pointerdown", "scroll", "keydown"];

/** Facts hardly change, and refreshing at once would cost each first visit a request. */
export function useRefreshOnInteraction(isRefreshed: boolean, refresh: () => unknown): void {
  useEffect(() => {
    if (isRefreshed) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const onSign = () => {
      waiting.abort();
      afterNextPaint(refresh);
    };
    for (const sign of SIGNS) addEventListener(sign, onSign, { signal });
    return () => waiting.abort();
  }, [isRefreshed, refresh]);
}
