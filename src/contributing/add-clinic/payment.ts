import { settings } from "@/backend/settings.ts";

const WAIT = "One moment: we are storing your request.";

/** Called within the click, since browsers block tabs opened later. @returns null when blocked */
export function openPaymentTab(): Window | null {
  // `noopener` would hide whether the tab was blocked.
  const tab = window.open("", "_blank");
  if (!tab) return null;
  tab.document.title = "Payment";
  tab.document.body.textContent = WAIT;
  tab.opener = null;
  return tab;
}

/** @returns false when there is no open tab */
export function goToPayment(tab: Window | null): boolean {
  if (!tab || tab.closed) return false;
  tab.location.href = settings.paymentUrl;
  return true;
}
