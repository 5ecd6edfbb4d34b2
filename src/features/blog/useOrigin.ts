import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The origin of this site, such as `https://example.org`; empty until the page is alive. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => "",
  );
}
