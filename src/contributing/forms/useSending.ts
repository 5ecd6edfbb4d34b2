import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { randomUuid } from "@/backend/randomUuid.ts";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { dismissToasts, showToast, type ToastMessage } from "@/ui/toast.ts";
import { useIsMounted } from "@/ui/useIsMounted.ts";
import type { Draft, Texts } from "./draft.ts";
import { useDraft } from "./useDraft.ts";

/** A form that could not be sent, and why. */
export interface FailedSubmission {
  failed: ToastMessage;
}

interface Sending<Field extends string, Checked, Stored> {
  form: UseFormReturn<Texts<Field>, unknown, Checked>;
  /** The `name` of the form's element. */
  formName: string;
  draft: Draft<Field>;
  /** Sends what was checked. The id is one for one content, however often it is sent. */
  send: (checked: Checked, formId: string) => Promise<Stored>;
  /** What the person is told when it was refused or lost. */
  failureMessage: (error: unknown) => ToastMessage;
  /** It is stored, and the person is still on the page. */
  onSent: (checked: Checked, stored: Stored) => void;
}

/** Sends a form once, keeps what is typed until it is stored, and says what became of it. */
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

/** One id for one content: what is sent again unchanged is the same form. */
function useFormId(): (checked: unknown) => string {
  const last = useRef({ content: "", id: "" });
  return (checked) => {
    const content = JSON.stringify(checked);
    if (last.current.content !== content) last.current = { content, id: randomUuid() };
    return last.current.id;
  };
}

/** Fetches the code of the messages when somebody starts to type, so that a lost connection can be told. */
function useMessagesReady(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) preloadToasts();
  }, [isNeeded]);
}
