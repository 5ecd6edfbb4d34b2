import { askWorker } from "./askWorker.ts";
import type { ToWorker } from "./messages.ts";
import { changeStatus } from "./status.ts";

const ASK_AFTER_MS = 60 * 60 * 1000;
/** A request that hangs keeps the newer version from taking over, in Chromium for five minutes. */
const TAKE_OVER_MS = 5_000;

/** Never forced: the page stays as it is until somebody presses Reload, or all pages are closed. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  const look = async () => {
    const { waiting } = registration;
    if (!waiting) return;
    // Pages come from the network, so this one may have that version already.
    if ((await askWorker(waiting, "which version?")) !== shownVersion()) changeStatus({ newer: waiting });
  };
  const watch = () => registration.installing?.addEventListener("statechange", () => void look());
  registration.addEventListener("updatefound", watch);
  watch();
  void look();
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < ASK_AFTER_MS) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

export const reload = () => window.location.reload();

export function activateUpdate(newer: ServiceWorker): void {
  const { serviceWorker } = navigator;
  // From another tab it may have been activated already.
  if (!serviceWorker.controller || newer.state !== "installed") return reload();
  serviceWorker.addEventListener("controllerchange", reload, { once: true });
  newer.postMessage("take over" satisfies ToWorker);
  // Pages come from the network, so the newer one is shown all the same.
  setTimeout(reload, TAKE_OVER_MS);
}

/** The page's first script, whose name changes with anything in the scripts. */
export function shownVersion(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : "";
}
