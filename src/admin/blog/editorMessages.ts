import { adminFailure, TEXT_MAY_BE_SAVED } from "@/admin/fields/adminFailure.ts";
import type { Failure } from "@/backend/errors.ts";
import type { ToastMessage } from "@/ui/toast.ts";

export const TITLE_AND_CONTENT_REQUIRED = "Title and content are required";

export const PICTURE_ON_ITS_WAY: ToastMessage = {
  title: "Not saved",
  text: "The picture is still being stored. Save again in a moment.",
  tone: "alarm",
};

export function invalidFormMessage(fields: string[]): ToastMessage {
  const isBlank = fields.includes("title") || fields.includes("content");
  return {
    title: "Error",
    text: isBlank ? TITLE_AND_CONTENT_REQUIRED : "Please look at the marked fields",
    tone: "alarm",
  };
}

export function notSaved(error: unknown, isNew: boolean): Failure {
  const title = `Failed to ${isNew ? "create" : "update"} blog post`;
  return adminFailure(
    error,
    { title },
    {
      ...TEXT_MAY_BE_SAVED,
      "no-such-category": { title, text: "Its category was deleted. Choose another one." },
    },
  );
}
