const TURNS_DIRECTION = /[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Keeps a right-to-left override in a name from turning the words around it. Prefer `<bdi>`. */
export function isolate(text: string): string {
  // Removes isolates in the text, which could end ours early.
  return TURNS_DIRECTION.test(text) ? `\u2068${text.replaceAll(/[\u2066-\u2069]/g, "")}\u2069` : text;
}
