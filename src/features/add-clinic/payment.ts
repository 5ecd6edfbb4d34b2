/**
 * Opens a page of somebody else's in a new tab.
 *
 * @returns false when the browser blocked the tab
 */
export function openInNewTab(url: string): boolean {
  // With `noopener` the browser would not tell whether it blocked the tab, so the empty
  // tab is cut off first and sent there afterwards.
  const tab = window.open("", "_blank");
  if (!tab) return false;
  tab.opener = null;
  tab.location.href = url;
  return true;
}

/** Resolves when the page has been painted, which in a background tab is when one comes back. */
export async function nextPaint(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
