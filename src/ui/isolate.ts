const TURNS_DIRECTION = /[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Wraps a name in Unicode isolates, so that a right-to-left override in it doesn't turn the words
 * around it. Prefer `<bdi>` where an element can stand.
 */
export function isolate(text: string): string {
  // Removes isolates in the text, which could end ours early.
  return TURNS_DIRECTION.test(text) ? `\u2068${text.replaceAll(/[\u2066-\u2069]/g, "")}\u2069` : text;
}
