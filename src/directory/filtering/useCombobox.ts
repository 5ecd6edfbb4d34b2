import { useEffect, useEffectEvent, useState } from "react";

/** None of the options: what is typed goes into the field. */
const NONE = -1;

/** The page's own, which is there before its suggestions are. */
export const SEARCH_FIELD = "search input";

interface ComboboxProps {
  field: HTMLInputElement | null;
  /** Of the list; its options are called `<id>-0`, `<id>-1` … */
  id: string;
  /** How many options there are now. */
  count: number;
  onChoose: (option: number) => void;
  onClear: () => void;
}

/**
 * Makes a field that is there already a combobox: one types, and may choose from a list (WAI-ARIA
 * Authoring Practices, list autocomplete with manual selection).
 *
 * @returns whether the list is to be seen, which of its options the keys are at, and a way to close it
 */
export function useCombobox({ field, id, count, onChoose, onClear }: ComboboxProps) {
  // Where the field has the focus already, its first key has loaded this.
  const [isWanted, setWanted] = useState(() => document.activeElement?.matches(SEARCH_FIELD) ?? false);
  const [reached, setReached] = useState(NONE);
  const isOpen = isWanted && count > 0;
  const active = isOpen && reached < count ? reached : NONE;

  const close = () => {
    setWanted(false);
    setReached(NONE);
  };
  const goTo = (option: number) => {
    setWanted(true);
    setReached(option);
  };

  const onInput = useEffectEvent(() => {
    setWanted(field?.value.trim() !== "");
    setReached(NONE);
  });
  const leave = useEffectEvent(close);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The key belongs to what writes Chinese or Japanese.
    if (event.isComposing) return;
    const last = count - 1;
    const takes: Record<string, (() => void) | undefined> = {
      ArrowDown: event.altKey ? () => setWanted(true) : () => goTo(active === last ? NONE : active + 1),
      ArrowUp: event.altKey ? close : () => goTo(active === NONE ? last : active - 1),
      Enter: active === NONE ? undefined : () => onChoose(active),
      Escape: isOpen ? close : onClear,
    };
    const take = count > 0 || event.key === "Escape" ? takes[event.key] : undefined;
    if (take) {
      event.preventDefault();
      take();
    } else if (event.key === "Enter" || event.key === "Tab") close();
    // They move within what is typed.
    else if (["Home", "End", "ArrowLeft", "ArrowRight"].includes(event.key)) setReached(NONE);
  });

  useEffect(() => {
    if (!field) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    field.addEventListener("input", () => onInput(), { signal });
    field.addEventListener("keydown", (event) => onKey(event), { signal });
    field.addEventListener("blur", () => leave(), { signal });
    window.addEventListener("popstate", () => leave(), { signal });
    return () => stop.abort();
  }, [field]);

  useEffect(() => {
    field?.setAttribute("aria-expanded", String(isOpen));
    for (const [name, value] of [
      ["aria-controls", isOpen ? id : null],
      ["aria-activedescendant", active === NONE ? null : `${id}-${active}`],
    ] as const) {
      if (value === null) field?.removeAttribute(name);
      else field?.setAttribute(name, value);
    }
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [field, id, isOpen, active]);

  return { isOpen, active, close };
}
