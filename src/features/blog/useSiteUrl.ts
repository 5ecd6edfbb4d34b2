import { settings } from "@/backend/settings.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";

/**
 * The address of this site without a slash at its end: the configured one, else that of the
 * page. Undefined while the page takes over its prerendered HTML and none is configured.
 */
export function useSiteUrl(): string | undefined {
  return useBrowserValue(() => settings.siteUrl ?? window.location.origin, settings.siteUrl);
}
