import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToasts, subscribeToToasts } from "./toast.ts";

const ToastList = lazy(() => import("./ToastList.tsx"));
const NONE: never[] = [];

/** Shows the toasts. Their code loads with the first one. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  );
}
