import { useEffect } from "react";

/**
 * Marks the document once the page around it answers to clicks. Until then the prerendered
 * page shows by the pointer that it is still busy; tests wait for it before they click.
 */
export function Interactive() {
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
  }, []);
  return null;
}
