/** Letters of Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic and Georgian, digits, and `. _ + - '`. */
const LETTERS =
  /^[A-Za-z0-9\u00c0-\u024f\u0386-\u0587\u05d0-\u05ea\u0620-\u064a\u10a0-\u10ff\u1e00-\u1eff_.+'@-]+$/;

/** A name, one @, and a host with a top-level domain. */
const PARTS = /^[^@]+@([^@.]+\.)+[^@.]{2,}$/;

/** Signs where none can stand, or a host that is a number. */
const MISPLACED = /^[.+'-]|\.@|\.\.|@.*[_+']|@-|-\.|@.*\.-|-$|\.[0-9]+$/;

/**
 * Whether this is one e-mail address and nothing else: no second one, no name, comment or quotes,
 * and nothing that a mail program reads as a header. `public.figure_reports` has the same rule.
 */
export function isEmailAddress(text: string): boolean {
  return LETTERS.test(text) && PARTS.test(text) && !MISPLACED.test(text);
}
