import { isStorableUrl, LONGEST_ADDRESS, parseUrl } from "@/backend/urls.ts";

const PATH = /^\/[A-Za-z0-9_][A-Za-z0-9._~/-]*$/;

/**
 * A web address as the database stores it: http or https, international names in punycode,
 * no user or password. Null when the text is none.
 */
export function webAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text.trim())) return null;
  const href = parseUrl(text.trim())?.href ?? "";
  return isStorableUrl(href) ? href : null;
}

/** The address of a picture: on the web, or a path on this site such as `/blog/eggs.svg`. */
export function imageAddress(text: string): string | null {
  const path = text.trim();
  return path.length <= LONGEST_ADDRESS && PATH.test(path) ? path : webAddress(text);
}
