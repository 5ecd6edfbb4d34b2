import { useEffect, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import { draftFrom, loadDraft, saveDraft } from "./draft.ts";
import type { FormValues, Submission } from "./submissionSchema.ts";

export const FORM_NAME = "add-clinic";

/**
 * Puts the draft of an earlier visit into the form and keeps what is typed now. The first
 * render of a prerendered page is without it; what was typed into that page before it
 * became interactive wins.
 *
 * @returns whether there was a draft
 */
export function useDraft({ reset, subscribe }: UseFormReturn<FormValues, unknown, Submission>): boolean {
  const { draft, typed } = useStart();
  useEffect(() => {
    const start = typed ?? draft;
    if (start) reset(start, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) });
  }, [draft, typed, reset, subscribe]);
  return draft !== null && typed === null;
}

interface Start {
  draft: FormValues | null;
  typed: FormValues | null;
}

const NOTHING: Start = { draft: null, typed: null };

function useStart(): Start {
  const [read] = useState(readOnce);
  return useSyncExternalStore(neverChanges, read, () => NOTHING);
}

/** Runs in the first render, when prerendered fields still hold what was typed into them. */
function readOnce(): () => Start {
  const typed = typeof document === "undefined" ? null : typedSoFar();
  let start: Start | undefined;
  return () => (start ??= { draft: loadDraft(), typed });
}

function typedSoFar(): FormValues | null {
  const form = document.querySelector<HTMLFormElement>(`form[name="${FORM_NAME}"]`);
  return form && draftFrom(Object.fromEntries(new FormData(form)));
}

function neverChanges() {
  return () => {};
}
