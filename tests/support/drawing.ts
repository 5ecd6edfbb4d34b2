import type { Page } from "@playwright/test";

const LONG_MS = 5_000;

/**
 * Waits for what the page does with its next frames. Chromium sometimes stops drawing a page whose
 * window changed, though its scripts run: nothing there can be clicked or looked at. Once its window
 * changes again, it goes on.
 */
export async function whileDrawn<Answer>(page: Page, answer: Promise<Answer>): Promise<Answer> {
  const timer = setInterval(() => void drawAgain(page), LONG_MS);
  try {
    return await answer;
  } finally {
    clearInterval(timer);
  }
}

async function drawAgain(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size || page.isClosed()) return;
  console.warn(`${page.url()} was not drawn`);
  try {
    await page.bringToFront();
    await page.setViewportSize({ ...size, height: size.height + 1 });
    await page.setViewportSize(size);
  } catch {
    // The page was closed meanwhile.
  }
}
