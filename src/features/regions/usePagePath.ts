import { useLocation } from "react-router-dom";

/** The path as the data spell it: routes also match with a slash at the end or capitals. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/\/+$/, "").toLowerCase();
}
