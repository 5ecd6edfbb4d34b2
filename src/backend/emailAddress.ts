/** Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic and Georgian letters, digits and `. _ + - '`. */
const LETTERS =
  /^[A-Za-z0-9\u00c0-\u024f\u0386-\u0587\u05d0-\u05ea\u0620-\u064a\u10a0-\u10ff\u1e00-\u1eff_.+'@-]+$/;

const PARTS = /^[^@]+@([^@.]+\.)+[^@.]{2,}$/;

const MISPLACED = /^[.+'-]|\.@|\.\.|@.*[_+']|@-|-\.|@.*\.-|-$|\.[0-9]+$/;

/** Refuses display names, comments and what a mail program reads as a header, as `private.is_email` does. */
export function isEmailAddress(text: string): boolean {
  return LETTERS.test(text) && PARTS.test(text) && !MISPLACED.test(text);
}
