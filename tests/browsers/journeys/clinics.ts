import type { Journey } from "./journey.ts";
import { expectPaper } from "./paper.ts";
import { ALL_CLINICS } from "../../support/seededClinics.ts";

export const CLINICS: Journey[] = [
  {
    name: "search narrows the clinics, and the address remembers it",
    async walk(page) {
      await page.goto("/");
      await page.see(ALL_CLINICS);
      await page.fill("Search clinics", "krakow", "combobox");
      await page.see("2 clinics for “krakow”");
      await page.isAt("/?search=krakow");
      await page.click("button", "Clear search");
      await page.see(ALL_CLINICS);
    },
  },
  {
    name: "two filters, one of them taken away, and two clinics compared",
    async walk(page) {
      await page.goto("/");
      // Where the filters will stand, “Choose filters” goes at the first sign of a person.
      await page.press("Tab");
      await page.click("checkbox", "Brno");
      await page.isAt("/?city=brno");
      // The active filters move the checkboxes down.
      await page.seeElement("button", "Remove Brno");
      await page.click("checkbox", "Italian");
      await page.isAt("/?city=brno&language=it");
      await page.see("1 clinic");
      await page.click("button", "Remove Website in Italian");
      await page.isAt("/?city=brno");
      await page.see("4 clinics");
      await page.click("checkbox", "Compare Reprofit");
      await page.see("1 of 4");
      await page.click("link", "Compare");
      await page.isAt("/compare?ids=reprofit");
      await page.fill("Search clinics", "unica");
      await page.click("button", "Add UNICA");
      await page.isAt("/compare?ids=reprofit,unica");
      await page.seeElement("table", "Clinics side by side");
      await page.seeElement("columnheader", "Reprofit");
      await page.seeElement("columnheader", "UNICA");
    },
  },
  {
    name: "two clinics on the shortlist, a note that survives a reload, and one removed",
    async walk(page) {
      await page.goto("/");
      await page.fill("Search clinics", "brno", "combobox");
      await page.see("4 clinics for “brno”");
      await page.click("button", "Keep on my shortlist: Reprofit");
      await page.click("button", "Keep on my shortlist: UNICA");
      await page.click("link", "Shortlist: 2 clinics");
      await page.isAt("/shortlist");
      await page.fill("My note on Reprofit", "Ask about Sundays");
      await page.seeElement("textbox", "My note on UNICA");
      await page.reload();
      await page.seeValue("My note on Reprofit", "Ask about Sundays");
      await page.click("button", "Remove UNICA");
      await page.seeNoElement("textbox", "My note on UNICA");
      await page.reload();
      await page.seeValue("My note on Reprofit", "Ask about Sundays");
      await page.seeElement("link", "Shortlist: 1 clinic");
      await page.seeNoElement("textbox", "My note on UNICA");
    },
  },
  {
    name: "a clinic's page, and back to the same search",
    async walk(page) {
      await page.goto("/?search=brno");
      await page.see("4 clinics for “brno”");
      await page.click("link", "Reprofit");
      await page.isAt("/clinic/reprofit");
      await page.seeElement("heading", "Reprofit");
      await page.click("link", "Back to Clinics");
      await page.isAt("/?search=brno");
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
];
