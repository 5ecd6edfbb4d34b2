// Without the browser's tables (Intl.Collator), whose first use takes a slow phone 30 to 50 ms.
import { fold } from "./fold.ts";

/** Orders days and keys by code unit. */
export const compareCodes = (a: string, b: string) => Number(a > b) - Number(a < b);

const folded = new Map<string, string>();

/** Orders European names as the browser's tables would. */
export const compareNames = (a: string, b: string) => compareCodes(keyOf(a), keyOf(b));

function keyOf(name: string): string {
  const key = folded.get(name) ?? fold(name);
  folded.set(name, key);
  return key;
}
