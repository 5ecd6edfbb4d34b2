import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import ICAL from "ical.js";
import * as inPage from "./inPage.ts";
import type { Page } from "./page.ts";

export interface Journey {
  name: string;
  walk(page: Page, downloads: string): Promise<void>;
}

/** What a patient, a clinic and an editor come for. Each begins in a browser that was never here. */
export const JOURNEYS: Journey[] = [
  {
    name: "search narrows the clinics, and the address remembers it",
    async walk(page) {
      await page.goto("/");
      await page.see("28 clinics");
      await page.fill("Search clinics", "krakow", "combobox");
      await page.see("2 clinics for “krakow”");
      await page.isAt("/?search=krakow");
      await page.click("button", "Clear search");
      await page.see("28 clinics");
    },
  },
  {
    name: "a vote by dragging the baby into the crib",
    async walk(page) {
      await page.goto("/?search=reprofit");
      await page.click("button", "so far: Reprofit");
      await page.see("Are you human?");
      await page.drag("Baby", "Crib");
      await page.see("Upvote recorded!");
    },
  },
  {
    name: "a vote by keyboard",
    async walk(page) {
      await page.goto("/?search=zlin");
      await page.focus("button", "so far: IVF Zlín");
      await page.press("Enter");
      await page.seeFocusOn("button", "Place the baby in the crib");
      await page.press("Tab");
      await page.seeFocusOn("button", "Baby");
      await page.press("Enter");
      await page.press("ArrowRight", 10);
      await page.press("Enter");
      await page.see("Upvote recorded!");
    },
  },
  {
    name: "a vote with the plain button",
    async walk(page) {
      await page.goto("/?search=unica");
      await page.click("button", "so far: UNICA");
      await page.click("button", "Place the baby in the crib");
      await page.see("Upvote recorded!");
    },
  },
  {
    name: "a clinic's page, and back to the same search",
    async walk(page) {
      await page.goto("/?search=brno");
      await page.click("link", "Reprofit");
      await page.isAt("/clinic/reprofit");
      await page.seeElement("heading", "Reprofit");
      await page.click("link", "Back to Clinics");
      await page.isAt("/?search=brno");
    },
  },
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
      const file = await saved(join(downloads, "pregnancy-due-2026-10-08.ics"));
      const calendar = new ICAL.Component(ICAL.parse(file));
      if (calendar.getAllSubcomponents("vevent").length < 12) throw new Error("The calendar lacks events");
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
  {
    name: "a post of the blog, found by its words",
    async walk(page) {
      await page.goto("/blog");
      await page.fill("Search posts", "SEMEN");
      await page.seeNo("How to read an IVF success rate");
      await page.click("link", "Reading a semen analysis calmly");
      await page.isAt("/blog/reading-a-semen-analysis-calmly");
      await page.click("link", "Back to Blog");
      await page.isAt("/blog");
    },
  },
  {
    name: "a listing is sent",
    async walk(page) {
      await page.goto("/add-clinic");
      await page.fill("What is the name of the clinic?", "Klinika Łódź");
      await page.choose("In which country is the clinic?", "Poland");
      await page.fill("What is the clinic's website?", "https://klinika.example");
      await page.click("radio", "4");
      await page.click("radio", "Employee");
      await page.click("button", "Submit Clinic Information");
      await page.see("We have received what you told us about this clinic: Klinika Łódź");
    },
  },
  {
    name: "an editor signs in, publishes a post and signs out",
    async walk(page) {
      const title = `Published ${Date.now()}`;
      await page.goto("/admin/blog");
      await page.isAt("/admin/login");
      await page.fill("Email", "admin@example.com");
      await page.focus("textbox", "Email");
      await page.press("Tab");
      await page.type("embedded-admin");
      await page.press("Enter");
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
    name: "a clinic's page on paper",
    async walk(page) {
      await page.goto("/clinic/reprofit");
      await page.seeElement("heading", "Reprofit");
      await expectPaper(page);
    },
  },
  {
    name: "our fonts are accepted, and bold text is bold",
    async walk(page) {
      await page.goto("/glossary");
      await page.do(inPage.loadOwnFonts);
      await page.until("our fonts are loaded", inPage.areFontsLoaded);
      await page.until("each weight has its own width", inPage.isBoldBold);
    },
  },
];

/** The text of a calendar file, once all of it is saved. @throws when it doesn't come */
async function saved(path: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const file = existsSync(path) ? readFileSync(path, "utf8") : "";
    if (file.trimEnd().endsWith("END:VCALENDAR")) return file;
    await wait(100);
  }
  throw new Error(`Not saved: ${path}; there are ${readdirSync(join(path, "..")).join(", ")}`);
}

/** Where the engine can be asked for paper: a PDF of at least a page's words. */
async function expectPaper(page: Page): Promise<void> {
  const pdf = await page.print();
  if (pdf && (!pdf.toString("latin1", 0, 5).startsWith("%PDF-") || pdf.length < 5_000)) {
    throw new Error(`The printed page is empty: ${pdf.length} bytes`);
  }
}
