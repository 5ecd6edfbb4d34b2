import { useEffect } from "react";

/** Marks the document once it is hydrated: until then CSS shows a busy pointer, and tests wait. */
export function Interactive() {
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
  }, []);
  return null;
}
