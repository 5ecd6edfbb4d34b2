/** Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic and Georgian letters, digits and `. _ + - '`. */
const LETTERS =
  /^[A-Za-z0-9\u00c0-\u024f\u0386-\u0587\u05d0-\u05ea\u0620-\u064a\u10a0-\u10ff\u1e00-\u1eff_.+'@-]+$/;

const PARTS = /^[^@]+@([^@.]+\.)+[^@.]{2,}$/;

const MISPLACED = /^[.+'-]|\.@|\.\.|@.*[_+']|@-|-\.|@.*\.-|-$|\.[0-9]+$/;

/**
 * Returns whether a text is exactly one e-mail address: no display name, comment, quotes or anything that a
 * mail program reads as a header. `private.is_email` has the same rule.
 */
export function isEmailAddress(text: string): boolean {
  return LETTERS.test(text) && PARTS.test(text) && !MISPLACED.test(text);
}
