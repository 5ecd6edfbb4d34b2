import type { Page } from "../page.ts";

export async function expectPaper(page: Page): Promise<void> {
  const pdf = await page.print();
  if (pdf && (!pdf.toString("latin1", 0, 5).startsWith("%PDF-") || pdf.length < 5_000)) {
    throw new Error(`The printed page is empty: ${pdf.length} bytes`);
  }
}
