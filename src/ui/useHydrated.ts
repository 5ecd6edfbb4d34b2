import { useBrowserValue } from "./useBrowserValue.ts";

/**
 * False while the page takes over its prerendered HTML, true from then on. What the build
 * could not know, such as the search in the address, waits for it.
 */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
