import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as inPage from "../inPage.ts";
import type { Page } from "../page.ts";
import type { Journey } from "./journey.ts";

async function seeCached(page: Page, ...parts: string[]): Promise<void> {
  for (const part of parts) await page.until(`${part} is cached`, inPage.isCachedForOffline, part);
}

/** The browser still believes it is online, since only the proxy is cut. */
const AGE = "You seem to be offline. This is the page as of ";

/** What was never read, such as what clinics offer, isn't kept either. */
const NEVER_READ = /Load failed|NetworkError when attempting to fetch|The ban check failed|no-response/;

export const OFFLINE: Journey[] = [
  {
    name: "without a network, what was read before and what everybody needs is there, and no vote is sent",
    mayLog: NEVER_READ,
    async walk(page, _downloads, { proxy }) {
      await page.goto("/");
      await seeCached(page, "/kept");
      await page.goto("/clinic/reprofit");
      await seeCached(page, "p_clinic_id=reprofit");
      proxy.cut();
      await page.goOn("/");
      await page.see(AGE);
      await page.fill("Search clinics", "reprofit", "combobox");
      await page.see("1 clinic for “reprofit”");
      await page.goOn("/clinic/reprofit");
      await page.see(AGE);
      await page.seeElement("heading", "Success Rate");
      await page.goOn("/plan");
      await page.see(AGE);
      await page.see("Enter an age and say who would be treated.");
      await page.goOn("/countries/spain");
      await page.see(AGE);
      await page.seeElement("heading", "Spain");

      await page.goOn("/?search=reprofit");
      await page.click("button", "so far: Reprofit");
      await page.click("button", "Place the baby in the crib");
      await page.see("Failed to record upvote.");
      proxy.restore();
      await page.click("button", "Reload");
      await page.until("the page is loaded again", inPage.wasReloadedAt, "/");
      // No page says it before its scripts run.
      await page.until("all of the page is laid out", inPage.isLaidOut);
      await page.seeNo("This is the page as of");
    },
  },
  {
    name: "pages that are left while they load, with and without a network, miss no script",
    mayLog: NEVER_READ,
    async walk(page, _downloads, { proxy }) {
      await page.goto("/");
      await seeCached(page, "/kept");
      for (const path of ["/plan", "/", "/clinic/reprofit", "/", "/countries/spain", "/clinic/reprofit"]) {
        await page.leaveFor(path);
      }
      await page.goOn("/clinic/reprofit");
      await seeCached(page, "p_clinic_id=reprofit");
      proxy.cut();
      for (const path of ["/", "/clinic/reprofit", "/", "/plan", "/countries/spain"])
        await page.leaveFor(path);
      await page.goOn("/");
      await page.see(AGE);
    },
  },
  {
    name: "a newer version of what works without a network is offered, and comes when asked for",
    async walk(page, _downloads, { folder }) {
      const file = join(folder, "sw.js");
      const worker = readFileSync(file, "utf8");
      try {
        await page.goto("/");
        await seeCached(page, "/kept");
        await page.goto("/report-figure?clinic=reprofit");
        writeFileSync(file, worker.replaceAll(/\bversion:(["'`])(.*?)\1/g, "version:$1$2-newer$1"));
        await page.do(inPage.askForNewerVersion);
        await page.see("A newer version is available.");
        await page.click("button", "Reload");
        await page.seeNo("A newer version is available.");
        await page.until("the newer version serves the page", inPage.isServedBy, "-newer");
      } finally {
        writeFileSync(file, worker);
      }
    },
  },
];
