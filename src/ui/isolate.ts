const TURNS_DIRECTION = /[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * A name as it can stand inside a sentence: Unicode isolates around it keep a right-to-left
 * override in it from turning the words beside it around. Where an element can stand, `<bdi>`
 * does the same.
 */
export function isolate(text: string): string {
  // An isolate that the text itself ends would let the rest of it out.
  return TURNS_DIRECTION.test(text) ? `\u2068${text.replaceAll(/[\u2066-\u2069]/g, "")}\u2069` : text;
}
