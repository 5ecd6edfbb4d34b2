import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { dropDraft, keepDraft } from "./drafts.ts";
import type { PostForm } from "./postForm.ts";

const KEEP_AFTER_MS = 300;

/**
 * Keeps what is typed in this browser, so that it survives a reload, a lost session and a
 * wrong click, and lets the browser ask before the tab closes.
 *
 * @returns a function that forgets it, to be called when it was saved
 */
export function useKeptDraft(
  form: UseFormReturn<PostForm>,
  { postId, basedOn }: { postId: string | null; basedOn: string | null },
): () => void {
  const isFinished = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!isFinished.current) keepDraft(postId, { values: form.getValues(), basedOn });
    };
    const keepNow = () => {
      if (timer !== undefined) keep();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, KEEP_AFTER_MS);
      },
    });
    window.addEventListener("pagehide", keepNow);
    return () => {
      unsubscribe();
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [form, postId, basedOn]);

  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFinished.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return () => {
    isFinished.current = true;
    dropDraft(postId);
  };
}
