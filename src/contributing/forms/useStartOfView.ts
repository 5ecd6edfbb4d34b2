import { useLayoutEffect, useRef } from "react";
import { focusPageStart } from "@/ui/focusPageStart.ts";

/** Moves scroll and focus to the start of what replaces a form, and of the form that replaces it: the path stays. */
export function useStartOfView(view: "form" | "thanks"): void {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    focusPageStart();
  }, [view]);
}
