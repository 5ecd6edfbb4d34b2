import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToasts, loadToastList, subscribeToToasts } from "./toast.ts";

const ToastList = lazy(loadToastList);
const NONE: never[] = [];

/** Shows the toasts. Their code loads with the first one. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  // A modal dialog hides the rest of the page from screen readers, except what is marked
  // as live. The announcements themselves are the list's.
  return (
    <div aria-live="off">
      {toasts.length > 0 && (
        <Suspense>
          <ToastList toasts={toasts} />
        </Suspense>
      )}
    </div>
  );
}
