import { fold } from "@/ui/fold.ts";

const LONGEST = 120;

/**
 * The last part of a post's address, from its title: lower case, without diacritics and
 * anything but letters, digits and hyphens, words joined by single hyphens, at most 120
 * characters. Empty when the title has neither a letter nor a digit of the Latin alphabet.
 */
export function generateSlug(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-|-$/g, "");
}

/** Whether the database would take it: lower-case words joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
