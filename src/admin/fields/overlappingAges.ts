import { serverMessage, type ErrorText } from "@/backend/errors.ts";

/** Says what the database says, since that names both bands of ages. */
export function overlappingAges(error: unknown, title: string): ErrorText {
  const said = serverMessage(error, "The ages overlap with those of another result from the same source");
  return { title, text: `${said}. Correct or retire one of them first.` };
}
