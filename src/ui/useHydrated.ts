import { useBrowserValue } from "./useBrowserValue.ts";

/** False while hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
