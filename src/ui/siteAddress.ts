import { useBrowserValue } from "./useBrowserValue.ts";

export const SITE_NAME = "European IVF Clinic Directory";

/** The site's own address as configured, without a slash at its end. The build checks it and puts it here. */
export const siteUrl: string | undefined = import.meta.env.SITE_URL ?? undefined;

/**
 * The configured address, else that of the page; undefined while the page takes over its
 * prerendered HTML and none is configured.
 */
export function useSiteUrl(): string | undefined {
  return useBrowserValue(() => siteUrl ?? window.location.origin, siteUrl);
}

/** Turns a path of this site into a whole address, where the site's own is known; others stay as they are. */
export function absoluteUrl(url: string, site: string | undefined): string {
  return url.startsWith("/") && site !== undefined ? site + url : url;
}
