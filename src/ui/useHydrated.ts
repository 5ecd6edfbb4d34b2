import { useBrowserValue } from "./useBrowserValue.ts";

export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
