/** Anything but white space, controls and invisible characters, as in `private.has_visible_text`. */
const VISIBLE =
  // oxlint-disable-next-line no-misleading-character-class, no-control-regex -- those are what it names
  /[^\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]/u;

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Returns whether Postgres can store a text: it rejects NUL and lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** What turns a text around, can't be seen or breaks a line; as in `private.is_line`. */
const HIDDEN =
  // oxlint-disable-next-line no-misleading-character-class, no-control-regex -- those are what it names
  /[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]/;

export function hasHiddenCharacters(line: string): boolean {
  return HIDDEN.test(line);
}
