/** What visitors' pages read: nothing personal, and reading it counts nothing. */
export const READ = new Set([
  ...["clinics", "clinic_results", "clinic_prices", "sponsorships"],
  ...["rpc/clinic_facts", "rpc/clinics_facts", "rpc/clinic_after_merges", "rpc/country_laws"],
  ...["blog_posts", "blog_categories", "rpc/published_post"],
]);

const REST = "/rest/v1/";

interface RequestHead {
  method: string;
  headers: Headers;
}

/** Returns whether a backend answer may be stored: public, and not for somebody signed in. */
export function isCacheableRequest({ method, headers }: RequestHead, url: URL, backend: string): boolean {
  if (method !== "GET" || headers.has("authorization")) return false;
  return isCacheableUrl(url, backend);
}

export function isCacheableUrl({ origin, pathname }: URL, backend: string): boolean {
  return origin === backend && pathname.startsWith(REST) && READ.has(pathname.slice(REST.length));
}

/** Not a file, the backend or the administration. */
export function isPage(pathname: string): boolean {
  return !/^\/(admin|rest|auth|functions|storage)(\/|$)/.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
}
