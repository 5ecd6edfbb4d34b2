import type { ConsoleMessage } from "@playwright/test";

/** Whether a page logged an error or a warning, but not that Playwright keeps its service worker away. */
export function isComplaint(message: ConsoleMessage): boolean {
  const isWarning = ["error", "warning"].includes(message.type());
  return isWarning && message.text() !== "Service Worker registration blocked by Playwright";
}
