/** The same rule as `private.is_web_url`. */
const STORABLE = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#][!#-;=?-~]*)?$/i;

export const LONGEST_ADDRESS = 2048;

/** Parses a web address; returns null if it is none. Older phones lack `URL.parse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Returns whether the database accepts an address as browsers write it (`URL.href`). */
export function isStorableUrl(href: string): boolean {
  return href.length <= LONGEST_ADDRESS && STORABLE.test(href);
}
