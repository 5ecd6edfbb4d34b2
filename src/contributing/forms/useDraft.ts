import { useEffect, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Draft, Texts } from "./draft.ts";

/**
 * Restores an earlier draft and saves what is typed. Entries typed before hydration win.
 *
 * @param formName `name` attribute of the form
 * @returns whether a draft was restored
 */
export function useDraft<Field extends string, Checked>(
  { reset, subscribe }: UseFormReturn<Texts<Field>, unknown, Checked>,
  draft: Draft<Field>,
  formName: string,
): boolean {
  const { kept, typed } = useStart(draft, formName);
  useEffect(() => {
    const start = typed ?? kept;
    if (start) reset(start, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) });
  }, [kept, typed, draft, reset, subscribe]);
  return kept !== null && typed === null;
}

interface Start<Field extends string> {
  kept: Texts<Field> | null;
  typed: Texts<Field> | null;
}

const NOTHING = { kept: null, typed: null };

function useStart<Field extends string>(draft: Draft<Field>, formName: string): Start<Field> {
  const [read] = useState(() => readOnce(draft, formName));
  return useSyncExternalStore<Start<Field>>(neverChanges, read, () => NOTHING);
}

/** Must run in the first render, while prerendered fields still hold what was typed. */
function readOnce<Field extends string>(draft: Draft<Field>, formName: string): () => Start<Field> {
  const typed = typeof document === "undefined" ? null : typedSoFar(draft, formName);
  let start: Start<Field> | undefined;
  return () => (start ??= { kept: draft.load(), typed });
}

function typedSoFar<Field extends string>(draft: Draft<Field>, formName: string): Texts<Field> | null {
  const form = document.querySelector<HTMLFormElement>(`form[name="${formName}"]`);
  return form && draft.from(Object.fromEntries(new FormData(form)));
}

function neverChanges() {
  return () => {};
}
