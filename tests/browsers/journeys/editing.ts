import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../page.ts";
import { inDays } from "./days.ts";
import { withIdleWorker } from "./idleWorker.ts";
import type { Journey } from "./journey.ts";
import { signIn } from "./signIn.ts";

/** A prerendered page shows new facts only once somebody moves. */
async function openOvum(page: Page): Promise<void> {
  await page.goto("/?search=ovum");
  await page.click("link", "OVUM");
  await page.isAt("/clinic/ovum");
  // It comes with the prices.
  await page.see("We found no success rate that this clinic publishes.");
}

export const EDITING: Journey[] = [
  {
    name: "an editor signs in, publishes a post and signs out",
    async walk(page) {
      const title = `Published ${Date.now()}`;
      await signIn(page, "/admin/blog");
      await page.isAt("/admin/blog");
      await page.click("link", "New Post");
      await page.fill("Title", title);
      await page.click("button", "HTML");
      await page.fill("Content", "<p>Words for patients</p>");
      await page.click("button", "Create");
      await page.isAt("/admin/blog");
      await page.see(title);
      await page.click("button", `Publish ${title}`);
      await page.see("Post published successfully");
      await page.click("button", "Logout");
      await page.isAt("/admin/login");
      await page.goto("/blog");
      await page.click("link", title);
      await page.see("Words for patients");
    },
  },
  {
    name: "a price with its source appears on the clinic's page, until an editor retires it",
    async walk(page, _downloads, { folder }) {
      const thousandths = String(Date.now() % 1_000).padStart(3, "0");
      const source = `Price list ${Date.now()}`;
      await signIn(page, "/admin/clinics");
      await page.fill("Search clinics", "ovum");
      await page.click("link", "of OVUM");
      await page.isAt("/admin/clinics/ovum/facts");
      await page.click("link", "Add a price");
      await page.choose("What for", "ivf_cycle");
      await page.choose("Per what", "cycle");
      await page.fill("Amount", `2${thousandths}`);
      await page.choose("Currency", "EUR");
      await page.choose("Published by", "clinic");
      await page.fill("Name of the source", source);
      await page.fill("Web address of the source", "https://clinic.example/prices");
      await page.choose("Day you read it", inDays(-1));
      await page.fill("Your name", "Anna Nováková");
      await page.click("button", "Save");
      await page.see("Fact saved");
      await page.isAt("/admin/clinics/ovum/facts");

      // The real one answers with the facts it has stored if the site takes four seconds.
      await withIdleWorker(folder, async () => {
        await openOvum(page);
        await page.see(`€2,${thousandths}`);
        await page.seeElement("link", source);

        await page.goto("/admin/clinics/ovum/facts");
        await page.click("button", `Retire €2,${thousandths}`);
        await page.see("is retired: visitors no longer see it.");
        await openOvum(page);
        await page.seeNo(`€2,${thousandths}`);
      });
    },
  },
  {
    name: "a file is imported after a look at what it would do, and its change is put back",
    async walk(page, downloads) {
      const id = `imported-${Date.now()}`;
      const path = join(downloads, `${id}.csv`);
      const chooseClinic = async (established: number) => {
        writeFileSync(path, `id,name,published,established\n${id},Škoda,no,${established}\n`);
        await page.chooseFile(path);
      };
      await signIn(page, "/admin/import");
      await page.isAt("/admin/import");
      await page.seeElement("heading", "Import and export");
      await chooseClinic(1999);
      await page.see("1 added");
      await page.see("Nothing is changed yet.");
      await page.click("button", "Import 1 row");
      await page.see("1 row was added, 0 rows were changed.");

      await chooseClinic(2004);
      await page.see("established: 1999 → 2004");
      await page.click("button", "Import 1 row");
      await page.see("0 rows were added, 1 row was changed.");
      await page.goto(`/admin/clinics/${id}`);
      await page.seeValue("Established", "2004");

      await page.goto(`/admin/history?clinic=${id}`);
      await page.click("button", "Put back what was there before: Škoda");
      await page.seeElement("dialog", "Put back what was there before");
      await page.click("button", "Put back");
      await page.see("It was put back.");
      await page.goto(`/admin/clinics/${id}`);
      await page.seeValue("Established", "1999");
    },
  },
];
