import type { FieldValues, UseFormReturn } from "react-hook-form";

export const TYPED_SINCE = "What you typed since is not saved yet.";

/** For whoever left the form before the answer came. */
export const NEWER_MEANWHILE = {
  title: "Not saved",
  text: "Someone else saved a newer version first. Your text is kept; open it again to decide.",
};

/** Call it once `sent` is stored. @returns whether somebody typed meanwhile, which is still to be saved */
export function hasTypedSince<Form extends FieldValues>(
  { getValues, reset }: Pick<UseFormReturn<Form>, "getValues" | "reset">,
  sent: Form,
): boolean {
  const isMore = JSON.stringify(getValues()) !== JSON.stringify(sent);
  // The form's reset options would keep comparing with what was loaded.
  reset(sent, { keepValues: true, keepDefaultValues: false });
  return isMore;
}
