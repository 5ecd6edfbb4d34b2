import { useEffect, useRef } from "react";
import type { FieldErrors, FieldValues, UseFormReturn } from "react-hook-form";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { dismissToasts, showToast } from "@/ui/toast.ts";

const GAPS = { title: "Not saved", text: "Please look at the marked fields", tone: "alarm" } as const;

/**
 * @param save sends the values and calls `stays` once answered, unless it leaves the form, which can be
 * pressed until the next page has come
 */
export function useSubmit<Form extends FieldValues, Typed, Version>(
  { handleSubmit }: Pick<UseFormReturn<Form, unknown, Typed>, "handleSubmit">,
  save: (typed: Typed, over: Version, stays: () => void) => Promise<void>,
  gapsIn: (errors: FieldErrors<Form>) => Parameters<typeof showToast>[0] = () => GAPS,
): (over: Version) => Promise<void> {
  // A double click may come before React renders the saving state.
  const isSaving = useRef(false);

  useEffect(preloadToasts, []);

  const saveOnce = (typed: Typed, over: Version) => {
    if (isSaving.current) return;
    isSaving.current = true;
    dismissToasts();
    void save(typed, over, () => {
      isSaving.current = false;
    });
  };

  return (over) =>
    handleSubmit(
      (typed) => saveOnce(typed, over),
      (errors) => {
        dismissToasts();
        showToast(gapsIn(errors));
      },
    )();
}
