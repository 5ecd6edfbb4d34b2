import { useEffect, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Draft, Texts } from "./draft.ts";

/** Entries typed before hydration win. @returns whether a draft was restored */
export function useDraft<Field extends string, Checked>(
  { reset, subscribe }: UseFormReturn<Texts<Field>, unknown, Checked>,
  draft: Draft<Field>,
  formName: string,
): boolean {
  const { stored, typed } = useInitialValues(draft, formName);
  useEffect(() => {
    const start = typed ?? stored;
    if (start) reset(start, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) });
  }, [stored, typed, draft, reset, subscribe]);
  return stored !== null && typed === null;
}

interface InitialValues<Field extends string> {
  stored: Texts<Field> | null;
  typed: Texts<Field> | null;
}

const NOTHING = { stored: null, typed: null };

function useInitialValues<Field extends string>(draft: Draft<Field>, formName: string): InitialValues<Field> {
  const [read] = useState(() => readInitialValues(draft, formName));
  return useSyncExternalStore<InitialValues<Field>>(neverChanges, read, () => NOTHING);
}

/** Must run in the first render, while prerendered fields still hold what was typed. */
function readInitialValues<Field extends string>(
  draft: Draft<Field>,
  formName: string,
): () => InitialValues<Field> {
  const typed = typeof document === "undefined" ? null : readTypedValues(draft, formName);
  let start: InitialValues<Field> | undefined;
  return () => (start ??= { stored: draft.load(), typed });
}

function readTypedValues<Field extends string>(draft: Draft<Field>, formName: string): Texts<Field> | null {
  const form = document.querySelector<HTMLFormElement>(`form[name="${formName}"]`);
  return form && draft.from(Object.fromEntries(new FormData(form)));
}

function neverChanges() {
  return () => {};
}
