import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { clinicRows } from "./clinicRows.ts";
import { progress, type Figure } from "./pagesReport.ts";

const SIZES = [100, 1_500, 15_000];
const WORD = "warsaw";
const GOAL_MS = 50;

/** How long after a key the next paint comes, at a quarter of the speed, for lists of three sizes. */
export async function measureTyping(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of SIZES) {
    progress(`Typing with ${size} clinics`);
    const rows = clinicRows(size);
    const { slowest, nodes } = await typeSlowly(browser, siteUrl, rows);
    figures.push({
      what: `Typing in the search with ${size.toLocaleString("en-GB")} clinics, 4× CPU: slowest next paint`,
      measured: `${Math.round(slowest)} ms, ${nodes} DOM nodes`,
      goal: size === 15_000 ? "reported" : `≤ ${GOAL_MS} ms`,
      met: size === 15_000 ? null : slowest <= GOAL_MS,
    });
    if (size === 1_500) {
      const bytes = gzipSync(JSON.stringify(rows)).length / size;
      figures.push({
        what: "The list's JSON for a clinic, gzipped",
        measured: `${bytes.toFixed(0)} bytes`,
        goal: "≤ 120 bytes",
        met: bytes <= 120,
      });
    }
  }
  return figures;
}

async function typeSlowly(browser: Browser, siteUrl: string, rows: object[]) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await serveRows(page, rows);
  await page.goto(siteUrl);
  const box = page.getByRole("textbox", { name: /Search clinics/ });
  await page.getByText(`${rows.length.toLocaleString("en-GB")} clinics`).waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    document.addEventListener(
      "keydown",
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener("message", () => delays.push(performance.now() - timeStamp));
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      },
      true,
    );
  });
  await box.focus();
  await page.waitForLoadState("networkidle");
  await box.pressSequentially(WORD, { delay: 200 });
  await page.getByText(/clinics for “warsaw”/).waitFor();
  const delays: number[] = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  await context.close();
  return { slowest: Math.max(...delays), nodes };
}

/** Answers as the API does: at most 1,000 rows at a time. */
async function serveRows(page: Page, rows: object[]): Promise<void> {
  await page.route("**/rest/v1/clinics?*", (route) => {
    const params = new URL(route.request().url()).searchParams;
    const from = Number(params.get("offset") ?? 0);
    return route.fulfill({ json: rows.slice(from, from + 1_000) });
  });
}
