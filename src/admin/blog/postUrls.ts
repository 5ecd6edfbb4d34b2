import { isStorableUrl, LONGEST_ADDRESS, parseUrl } from "@/backend/urls.ts";

const PATH = /^\/[A-Za-z0-9_][A-Za-z0-9._~/-]*$/;

/** As the database stores it: http or https, host in punycode, no credentials; null if it is none. */
export function webAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text.trim())) return null;
  const href = parseUrl(text.trim())?.href ?? "";
  return isStorableUrl(href) ? href : null;
}

export function imageAddress(text: string): string | null {
  const path = text.trim();
  return path.length <= LONGEST_ADDRESS && PATH.test(path) ? path : webAddress(text);
}
