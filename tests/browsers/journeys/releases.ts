import { globSync, renameSync } from "node:fs";
import { join } from "node:path";
import * as inPage from "../inPage.ts";
import { withIdleWorker } from "./idleWorker.ts";
import type { Journey } from "./journey.ts";

/** Only the parts of a clinic's page and the comparison import it, so home doesn't have it. */
const IMPORTED = "assets/convertedLines-*.js";

const MISSING = /^404 GET \/assets\/|Loading module from .* was blocked/;

export const RELEASES: Journey[] = [
  {
    name: "a clinic opened after a deploy removed a script that its parts import is there after one reload",
    mayLog: MISSING,
    async walk(page, _downloads, { folder }) {
      const [file = `missing: ${IMPORTED}`] = globSync(join(folder, IMPORTED));
      // The real one has stored the script once a page has been quiet for a second.
      await withIdleWorker(folder, async () => {
        await page.goto("/");
        await page.fill("Search clinics", "reprofit", "combobox");
        await page.see("1 clinic for “reprofit”");
        renameSync(file, `${file}.gone`);
        try {
          await page.click("link", "Reprofit");
          await page.until("the clinic's page is loaded again", inPage.wasReloadedAt, "/clinic/reprofit");
          // The prerendered page has its headings before any script runs.
          await page.isInteractiveAgain();
          await page.seeElement("heading", "Success Rate");
          await page.seeNo("Something went wrong");
        } finally {
          renameSync(`${file}.gone`, file);
        }
      });
    },
  },
];
