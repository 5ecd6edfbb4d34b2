import { useEffect, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Draft, Texts } from "./draft.ts";

/** What was typed before hydration wins over the draft, field by field. @returns whether anything was restored */
export function useDraft<Field extends string, Checked>(
  { reset, subscribe }: UseFormReturn<Texts<Field>, unknown, Checked>,
  draft: Draft<Field>,
  formName: string,
): boolean {
  const { values: start, isRestored } = useInitialValues(draft, formName);
  useEffect(() => {
    if (start) reset(start, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) });
  }, [start, draft, reset, subscribe]);
  return isRestored;
}

interface InitialValues<Field extends string> {
  values: Texts<Field> | null;
  isRestored: boolean;
}

const NOTHING = { values: null, isRestored: false };

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
  return () => (start ??= initialValues(draft, typed));
}

function initialValues<Field extends string>(
  draft: Draft<Field>,
  typed: Texts<Field> | null,
): InitialValues<Field> {
  const stored = draft.load();
  if (!stored || !typed) return { values: typed ?? stored, isRestored: stored !== null };
  const values = { ...typed };
  let isRestored = false;
  for (const field in draft.empty) {
    const isTyped = typed[field] !== draft.empty[field];
    if (isTyped || stored[field] === draft.empty[field]) continue;
    values[field] = stored[field];
    isRestored = true;
  }
  return { values, isRestored };
}

function readTypedValues<Field extends string>(draft: Draft<Field>, formName: string): Texts<Field> | null {
  const form = document.querySelector<HTMLFormElement>(`form[name="${formName}"]`);
  return form && draft.from(Object.fromEntries(new FormData(form)));
}

function neverChanges() {
  return () => {};
}
