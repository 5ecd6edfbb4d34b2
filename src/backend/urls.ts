/** What the database takes for a web address; see `private.is_web_url`. */
const STORABLE = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#][!#-;=?-~]*)?$/i;

/** The most characters of an address that the database keeps. */
export const LONGEST_ADDRESS = 2048;

/** The address as browsers understand it, or null. `URL.parse` is younger than phones in use. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Whether the database takes the address, written as browsers write it (`URL.href`). */
export function isStorableUrl(href: string): boolean {
  return href.length <= LONGEST_ADDRESS && STORABLE.test(href);
}
