import * as inPage from "../inPage.ts";
import type { Journey } from "./journey.ts";

export const READING: Journey[] = [
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
    name: "our fonts are accepted, and bold text is bold",
    async walk(page) {
      await page.goto("/glossary");
      await page.do(inPage.loadOwnFonts);
      await page.until("our fonts are loaded", inPage.areFontsLoaded);
      await page.until("each weight has its own width", inPage.isBoldBold);
    },
  },
];
