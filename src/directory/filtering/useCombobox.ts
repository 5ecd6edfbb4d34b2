import { useEffect, useEffectEvent, useState } from "react";

/** What is typed goes into the field. */
const NONE = -1;

export const SEARCH_FIELD = "search input";

interface ComboboxProps {
  field: HTMLInputElement | null;
  id: string;
  count: number;
  onChoose: (option: number) => void;
  onClear: () => void;
  /** Enter, with nothing chosen. */
  onSubmit: () => void;
}

/** Makes an existing field a combobox (WAI-ARIA: list autocomplete with manual selection). */
export function useCombobox({ field, id, count, onChoose, onClear, onSubmit }: ComboboxProps) {
  // If the field is focused, its first key has loaded this.
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
    // The key belongs to an input method, as for Chinese or Japanese.
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
    } else if (event.key === "Enter") {
      close();
      if (field?.value.trim() !== "") onSubmit();
    } else if (event.key === "Tab") close();
    // They move the cursor in the field.
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
