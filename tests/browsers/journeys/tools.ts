import { join } from "node:path";
import * as inPage from "../inPage.ts";
import type { Journey } from "./journey.ts";
import { expectPaper } from "./paper.ts";
import { savedEvents } from "./savedFile.ts";

export const TOOLS: Journey[] = [
  {
    name: "a due date, and its calendar file",
    async walk(page, downloads) {
      await page.goto("/ivf-calculator");
      await page.click("button", "I Understand");
      await page.choose("Conception type", "day-5");
      await page.choose("Transfer date", "2026-01-20");
      await page.click("button", "Calculate Timeline");
      await page.see("8 October 2026");
      await page.click("button", "Save to calendar (.ics)");
      const events = await savedEvents(join(downloads, "pregnancy-due-2026-10-08.ics"));
      if (events.length < 12) throw new Error(`The calendar has ${events.length} events`);
    },
  },
  {
    name: "the timeline is printed",
    async walk(page) {
      await page.goto("/ivf-calculator#type=day-5&date=2026-01-20");
      await page.click("button", "I Understand");
      await page.see("8 October 2026");
      await page.do(inPage.listenToPrinting);
      await page.click("button", "Print");
      await page.until("the page was printed", inPage.wasPrinted);
      await expectPaper(page);
    },
  },
  {
    name: "a semen analysis is read and printed",
    async walk(page) {
      await page.goto("/sperm-analysis");
      await page.click("button", "I Understand");
      await page.fill("Semen volume", "1,3");
      await page.fill("Total sperm count", "50");
      await page.fill("Total motility", "42");
      await page.click("button", "Get Results");
      await page.seeElement("list", "Results");
      await expectPaper(page);
    },
  },
];
