import { useEffect, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import { loadDraft, saveDraft } from "./draft.ts";
import type { FormValues, Submission } from "./submissionSchema.ts";

/**
 * Puts the draft of an earlier visit into the form and keeps what is typed now. The first
 * render of a prerendered page is without it.
 *
 * @returns whether there was a draft
 */
export function useDraft({ reset, subscribe }: UseFormReturn<FormValues, unknown, Submission>): boolean {
  const draft = useDraftAtStart();
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) });
  }, [draft, reset, subscribe]);
  return draft !== null;
}

function useDraftAtStart(): FormValues | null {
  const [read] = useState(readOnce);
  return useSyncExternalStore(neverChanges, read, () => null);
}

function readOnce(): () => FormValues | null {
  let draft: FormValues | null | undefined;
  return () => (draft === undefined ? (draft = loadDraft()) : draft);
}

function neverChanges() {
  return () => {};
}
