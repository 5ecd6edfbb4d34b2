const PLAIN = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#][!#-;=?-~]*)?$/i;
const PATH = /^\/[A-Za-z0-9_][A-Za-z0-9._~/-]*$/;
const LONGEST = 2048;

/**
 * A web address as the database stores it: http or https, international names in punycode,
 * no user or password. Null when the text is none.
 */
export function webAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text.trim())) return null;
  const url = URL.parse(text.trim())?.href ?? "";
  return url.length <= LONGEST && PLAIN.test(url) ? url : null;
}

/** The address of a picture: on the web, or a path on this site such as `/blog/eggs.svg`. */
export function imageAddress(text: string): string | null {
  const path = text.trim();
  return path.length <= LONGEST && PATH.test(path) ? path : webAddress(text);
}
