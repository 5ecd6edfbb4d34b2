import { settings } from "@/backend/settings.ts";

const WAIT = "One moment: we are storing your request.";

/**
 * Opens an empty tab for the payment page, within the click, since browsers block tabs opened later.
 *
 * @returns null when the browser blocked the tab
 */
export function openPaymentTab(): Window | null {
  // `noopener` would hide whether the tab was blocked.
  const tab = window.open("", "_blank");
  if (!tab) return null;
  tab.document.title = "Payment";
  tab.document.body.textContent = WAIT;
  tab.opener = null;
  return tab;
}

/**
 * Sends the tab to the payment page.
 *
 * @returns false when there is no open tab
 */
export function goToPayment(tab: Window | null): boolean {
  if (!tab || tab.closed) return false;
  tab.location.href = settings.paymentUrl;
  return true;
}
