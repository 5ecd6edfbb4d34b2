import { useEffect, useEffectEvent, useRef } from "react";
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
  const keep = useEffectEvent(() => {
    if (!isFinished.current) keepDraft(postId, { values: form.getValues(), basedOn });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      if (timer === undefined) return;
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

  const known = useRef({ postId, basedOn });
  useEffect(() => {
    const before = known.current;
    known.current = { postId, basedOn };
    if (before.postId === postId && before.basedOn === basedOn) return;
    // Saved by now: the text goes on over that version, and a new post has an id now.
    if (before.postId !== postId) dropDraft(before.postId);
    keep();
  }, [postId, basedOn]);

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
