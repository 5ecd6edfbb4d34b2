import { useState, useSyncExternalStore } from "react";
import { forget, readValue, writeValue } from "@/storage/storage.ts";
import { NOTHING_TYPED, typedFrom, type Typed } from "../answers.ts";

const KEY = "plan-answers";

export interface Plan {
  typed: Typed;
  change: (some: Partial<Typed>) => void;
  clear: () => void;
}

/**
 * Somebody's answers. They live in this page and this browser: nothing of them goes into the
 * address or to a server. The first render of the prerendered page is without them.
 */
export function usePlan(): Plan {
  const [readStart] = useState(startReader);
  const start = useSyncExternalStore(neverChanges, readStart, () => NOTHING_TYPED);
  const [changed, setChanged] = useState<Typed | null>(null);
  const typed = changed ?? start;
  return {
    typed,
    change: (some) => {
      const next = { ...typed, ...some };
      setChanged(next);
      writeValue(KEY, next);
    },
    clear: () => {
      forget(KEY);
      setChanged(NOTHING_TYPED);
    },
  };
}

/** Runs in the first render, when prerendered fields still hold what was typed into them: that wins. */
function startReader(): () => Typed {
  const early = typeof document === "undefined" ? null : typedSoFar();
  let start: Typed | undefined;
  return () => (start ??= early ?? typedFrom(readValue(KEY)) ?? NOTHING_TYPED);
}

function typedSoFar(): Typed | null {
  const fields = document.querySelectorAll<HTMLInputElement>("input[name^='plan-']");
  const answered = [...fields].filter(({ type, checked }) => type !== "radio" || checked);
  const values = answered.map(({ name, value }) => [name.slice("plan-".length), value]);
  const typed = typedFrom({ ...NOTHING_TYPED, ...Object.fromEntries(values) });
  const isUntouched = typed === null || JSON.stringify(typed) === JSON.stringify(NOTHING_TYPED);
  return isUntouched ? null : typed;
}

function neverChanges() {
  return () => {};
}
