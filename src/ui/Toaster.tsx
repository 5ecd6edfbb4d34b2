import { lazy, Suspense, useSyncExternalStore } from "react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import { loadToastList } from "./preloadToasts.ts";
import { currentToasts, dismissToast, subscribeToToasts, type ShownToast } from "./toast.ts";

const ToastList = lazy(() => loadToastList().catch(() => ({ default: PlainToasts })));
const NONE: never[] = [];

export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  // Modal dialogs hide the page from screen readers, except what is marked as live.
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
