// U+2800 is a Braille pattern without a dot.
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is something to see in a text; the same rule as the database's. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
