import type { ToastMessage } from "@/ui/toast.ts";

export const TITLE_AND_CONTENT_REQUIRED = "Title and content are required";

/** What the admin is told when fields of the editor are not right; each says why beside it. */
export function invalidFormMessage(fields: string[]): ToastMessage {
  const isBlank = fields.includes("title") || fields.includes("content");
  return {
    title: "Error",
    text: isBlank ? TITLE_AND_CONTENT_REQUIRED : "Please look at the marked fields",
    tone: "alarm",
  };
}
