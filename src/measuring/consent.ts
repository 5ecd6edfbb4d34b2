import { useSyncExternalStore } from "react";
import { readText, writeText } from "@/storage/storage.ts";

const KEY = "measuring";

export type Consent = "yes" | "no" | null;

/** If the answer can't be stored, it counts as a no until the page is left. */
let isRefusedHere = false;

/** A browser that asks not to be tracked has answered for its owner: https://www.w3.org/TR/gpc/. */
export function readConsent(): Consent {
  if (isTrackingRefused()) return "no";
  const stored = readText(KEY);
  if (stored === "yes" || stored === "no") return stored;
  return isRefusedHere ? "no" : null;
}

export function isTrackingRefused(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** @returns whether it was kept */
export function storeConsent(consent: "yes" | "no"): boolean {
  isRefusedHere = !writeText(KEY, consent);
  // Browsers notify other tabs only.
  window.dispatchEvent(new StorageEvent("storage"));
  return !isRefusedHere;
}

export function useConsent(): Consent {
  return useSyncExternalStore(listen, readConsent, () => null);
}

function listen(changed: () => void) {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
