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
  /** The id lets the server recognise a retry. */
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
  const formIdOf = useFormId(draft, form.getValues);
  const isBusy = useRef(false);
  useMessagesReady(form.formState.isDirty);

  const sendOnce = async (checked: Checked) => {
    let stored: Stored;
    const formId = formIdOf(checked);
    const sent = JSON.stringify(draft.load());
    try {
      stored = await send(checked, formId);
    } catch (error) {
      const failed = failureMessage(error);
      showToast(failed);
      if (isShown.current) setNotSent({ failed });
      return;
    }
    // Once this page is left, the stored draft may be of another form.
    if (isShown.current || JSON.stringify(draft.load()) === sent) draft.clear();
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

/** The id stays the same while the content does, even if the page is loaded again after a lost answer. */
function useFormId<Field extends string>(
  draft: Draft<Field>,
  getValues: () => Texts<Field>,
): (checked: unknown) => string {
  const last = useRef({ content: "", id: "" });
  return (checked) => {
    const content = JSON.stringify(checked);
    if (last.current.content !== content) last.current = { content, id: draft.formId() ?? randomUuid() };
    draft.save(getValues(), last.current.id);
    return last.current.id;
  };
}

/** Loads the toast code early, so that a lost connection can be reported. */
function useMessagesReady(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) preloadToasts();
  }, [isNeeded]);
}
