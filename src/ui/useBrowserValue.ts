import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * What only the browser knows, such as its storage, address or clock. While the page takes
 * over its prerendered HTML, the value that the build had.
 */
export function useBrowserValue<Value>(inBrowser: () => Value, atBuild: Value): Value {
  return useSyncExternalStore(never, inBrowser, () => atBuild);
}
