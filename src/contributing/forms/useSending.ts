import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { randomUuid } from "@/backend/randomUuid.ts";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { dismissToasts, showToast, type ToastMessage } from "@/ui/toast.ts";
import { useIsMounted } from "@/ui/useIsMounted.ts";
import type { Draft, Texts } from "./draft.ts";
import { useDraft } from "./useDraft.ts";

export interface FailedSubmission {
  failed: ToastMessage;
}

interface Sending<Field extends string, Checked, Stored> {
  form: UseFormReturn<Texts<Field>, unknown, Checked>;
  formName: string;
  draft: Draft<Field>;
  /** The id stays the same while the content does, so that a retry is recognised. */
  send: (checked: Checked, formId: string) => Promise<Stored>;
  failureMessage: (error: unknown) => ToastMessage;
  onSent: (checked: Checked, stored: Stored) => void;
}

export function useSending<Field extends string, Checked, Stored = void>({
  form,
  formName,
  draft,
  send,
  failureMessage,
  onSent,
}: Sending<Field, Checked, Stored>) {
  const [notSent, setNotSent] = useState<FailedSubmission | null>(null);
  const isDraftRestored = useDraft(form, draft, formName);
  const isShown = useIsMounted();
  const formIdOf = useFormId();
  const isBusy = useRef(false);
  useMessagesReady(form.formState.isDirty);

  const sendOnce = async (checked: Checked) => {
    let stored: Stored;
    try {
      stored = await send(checked, formIdOf(checked));
    } catch (error) {
      const failed = failureMessage(error);
      if (!isShown.current) return;
      showToast(failed);
      setNotSent({ failed });
      return;
    }
    draft.clear();
    if (!isShown.current) return;
    form.reset(draft.empty);
    onSent(checked, stored);
  };

  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setNotSent(null);
    dismissToasts();
    try {
      await form.handleSubmit(sendOnce)();
    } finally {
      isBusy.current = false;
    }
  };

  const clear = () => {
    draft.clear();
    form.reset(draft.empty);
    setNotSent(null);
  };

  return { notSent, isDraftRestored, submit, clear };
}

function useFormId(): (checked: unknown) => string {
  const last = useRef({ content: "", id: "" });
  return (checked) => {
    const content = JSON.stringify(checked);
    if (last.current.content !== content) last.current = { content, id: randomUuid() };
    return last.current.id;
  };
}

/** Loads the toast code early, so that a lost connection can be reported. */
function useMessagesReady(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) preloadToasts();
  }, [isNeeded]);
}
