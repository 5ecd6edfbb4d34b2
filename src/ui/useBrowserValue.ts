import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns what only the browser knows, such as its storage or clock; while hydrating, the build's value. */
export function useBrowserValue<Value>(inBrowser: () => Value, atBuild: Value): Value {
  return useSyncExternalStore(never, inBrowser, () => atBuild);
}
