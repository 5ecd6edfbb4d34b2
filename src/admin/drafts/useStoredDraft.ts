import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useIsMounted } from "@/ui/useIsMounted.ts";
import type { Drafts } from "./drafts.ts";
import { useUnloadWarning } from "./useUnloadWarning.ts";

const KEEP_AFTER_MS = 300;

interface DraftVersion {
  id: string | null;
  basedOn: string | null;
}

/**
 * @returns a function to call after saving, which removes the draft; with the saved version, text that was
 * typed since stays as a draft of that
 */
export function useStoredDraft<Form extends FieldValues>(
  form: Pick<UseFormReturn<Form>, "formState" | "getValues" | "subscribe">,
  drafts: Drafts<Form>,
  { id, basedOn }: DraftVersion,
): (typedSince?: DraftVersion) => void {
  const isFinished = useRef(false);
  const isMounted = useIsMounted();
  const lastKept = useRef<string>(undefined);
  const isUnsaved = () => JSON.stringify(form.getValues()) !== JSON.stringify(form.formState.defaultValues);
  const keep = useEffectEvent(() => {
    if (isFinished.current) return;
    if (isUnsaved()) drafts.keep(id, { values: form.getValues(), basedOn });
    else drafts.drop(id);
    lastKept.current = JSON.stringify(drafts.read(id));
  });
  // Even without a change since: another tab may have discarded the draft.
  const keepUnsaved = useEffectEvent(() => {
    if (isUnsaved()) keep();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      if (timer === undefined) return keepUnsaved();
      clearTimeout(timer);
      timer = undefined;
      keep();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keepNow, KEEP_AFTER_MS);
      },
    });
    window.addEventListener("pagehide", keepNow);
    return () => {
      unsubscribe();
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [form]);

  const known = useRef({ id, basedOn });
  useEffect(() => {
    const before = known.current;
    known.current = { id, basedOn };
    if (before.id === id && before.basedOn === basedOn) return;
    // It was saved: the draft is now based on that version, and a new thing has an id.
    if (before.id !== id) drafts.drop(before.id);
    keep();
  }, [drafts, id, basedOn]);

  useUnloadWarning(form.formState.isDirty, () => !isFinished.current);

  return (typedSince) => {
    if (isMounted.current) {
      // The next render brings that version.
      if (typedSince) return;
      isFinished.current = true;
      return drafts.drop(id);
    }
    const draft = drafts.read(id);
    // Somebody came back to it and has written on.
    if (!draft || JSON.stringify(draft) !== lastKept.current) return;
    drafts.drop(id);
    if (typedSince) drafts.keep(typedSince.id, { ...draft, basedOn: typedSince.basedOn });
  };
}
