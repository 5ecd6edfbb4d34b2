import { useBrowserValue } from "./useBrowserValue.ts";

export const SITE_NAME = "European IVF Clinic Directory";

/** The site's address without a trailing slash, checked and inserted by the build. */
export const siteUrl: string | undefined = import.meta.env.SITE_URL ?? undefined;

export function useSiteUrl(): string | undefined {
  return useBrowserValue(() => siteUrl ?? location.origin, siteUrl);
}

export function absoluteUrl(url: string, site: string | undefined): string {
  return url.startsWith("/") && site !== undefined ? site + url : url;
}
