import type { ToastMessage } from "@/ui/toast.ts";

export const TITLE_AND_CONTENT_REQUIRED = "Title and content are required";

export function invalidFormMessage(fields: string[]): ToastMessage {
  const isBlank = fields.includes("title") || fields.includes("content");
  return {
    title: "Error",
    text: isBlank ? TITLE_AND_CONTENT_REQUIRED : "Please look at the marked fields",
    tone: "alarm",
  };
}
