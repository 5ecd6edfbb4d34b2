import { settings } from "@/backend/settings.ts";

const WAIT = "One moment: we are storing your request.";

/**
 * An empty tab for the payment page. The click itself must open it, since browsers block what
 * opens later; it cannot reach ours.
 *
 * @returns null when the browser blocked the tab
 */
export function openPaymentTab(): Window | null {
  // With `noopener` the browser would not tell whether it blocked the tab.
  const tab = window.open("", "_blank");
  if (!tab) return null;
  tab.document.title = "Payment";
  tab.document.body.textContent = WAIT;
  tab.opener = null;
  return tab;
}

/** Sends the tab to the payment page. @returns false when there is no tab, or it was closed */
export function goToPayment(tab: Window | null): boolean {
  if (!tab || tab.closed) return false;
  tab.location.href = settings.paymentUrl;
  return true;
}
