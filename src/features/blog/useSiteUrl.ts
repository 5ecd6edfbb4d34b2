import { useSyncExternalStore } from "react";
import { settings } from "@/backend/settings.ts";

const never = () => () => {};

/**
 * The address of this site without a slash at its end: the configured one, else that of the
 * page. Undefined while the page takes over its prerendered HTML and none is configured.
 */
export function useSiteUrl(): string | undefined {
  return useSyncExternalStore(
    never,
    () => settings.siteUrl ?? window.location.origin,
    () => settings.siteUrl,
  );
}
