import { lazy, Suspense, useSyncExternalStore } from "react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import { loadToastList } from "./prepareToasts.ts";
import { currentToasts, dismissToast, subscribeToToasts, type ShownToast } from "./toast.ts";

const ToastList = lazy(() => loadToastList().catch(() => ({ default: PlainToasts })));
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

/** The bare words, where the list's code cannot be loaded. They stay until they are closed. */
function PlainToasts({ toasts }: { toasts: ShownToast[] }) {
  return (
    <div className="fixed inset-x-4 top-4 z-50 lg:top-auto lg:bottom-4">
      {toasts.map((toast) => (
        <Notice key={toast.id} role="alert" {...toast}>
          <Button onClick={() => dismissToast(toast.id)}>Close</Button>
        </Notice>
      ))}
    </div>
  );
}
