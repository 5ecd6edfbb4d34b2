import type { Page } from "@playwright/test";

const LONG_MS = 5_000;

/** Waits while changing the window, since Chromium sometimes stops drawing a page whose window changed. */
export async function whileDrawn<Answer>(page: Page, answer: Promise<Answer>): Promise<Answer> {
  let drawing = Promise.resolve();
  let isDrawing = false;
  const timer = setInterval(() => {
    // Two at once would take each other's size for the test's.
    if (isDrawing) return;
    isDrawing = true;
    drawing = drawAgain(page).finally(() => (isDrawing = false));
  }, LONG_MS);
  try {
    return await answer;
  } finally {
    clearInterval(timer);
    // It would set the window's old size after the test's next one.
    await drawing;
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
    // The page was closed.
  }
}
