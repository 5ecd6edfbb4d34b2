import { useEffect } from "react";
import { afterNextPaint } from "./nextPaint.ts";

const SIGNS = ["pointermove", "pointerdown", "scroll", "keydown"];

/**
 * Reads once more what a page was made with, at the first sign that somebody is there: facts
 * hardly move, and asking at once would cost each first visit a request.
 */
export function useRefresh(isRefreshed: boolean, refresh: () => unknown): void {
  useEffect(() => {
    if (isRefreshed) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const onSign = () => {
      waiting.abort();
      afterNextPaint(refresh);
    };
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { signal, passive: true });
    return () => waiting.abort();
  }, [isRefreshed, refresh]);
}
