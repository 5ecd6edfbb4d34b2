import { join } from "node:path";
import type { Page } from "../page.ts";
import { inDays } from "./days.ts";
import type { Journey } from "./journey.ts";
import { savedEvents, savedFile } from "./savedFile.ts";

async function answerQuestions(page: Page): Promise<void> {
  await page.see("Enter an age and say who would be treated.");
  await page.fill("How old is the woman who will carry the pregnancy?", "38");
  await page.click("radio", "A woman and a man, married to each other");
  await page.click("radio", "Your own");
}

export const PLAN: Journey[] = [
  {
    name: "a few questions are answered, and countries say yes or no",
    async walk(page) {
      await page.goto("/plan");
      await answerQuestions(page);
      await page.see("The law allows your treatment in 13 countries.");
      await page.seeElement("heading", "The law allows it");
      await page.seeElement("heading", "Czechia");
      await page.click("radio", "Two women as a couple");
      await page.seeElement("heading", "The law says no");
      await page.see("One rule rules it out.");
      await page.reload();
      await page.seeChecked("Two women as a couple");
      await page.seeElement("heading", "The law says no");
    },
  },
  {
    name: "the dates of a trip, and their calendar file",
    async walk(page, downloads) {
      await page.goto("/plan");
      await page.click("link", "When must I be there?");
      await page.isAt("/plan/dates");
      await page.click("radio", "IVF with your own eggs");
      const dayOne = inDays(30);
      await page.choose("First day of bleeding", dayOne);
      await page.choose("Country of treatment", "czech-republic");
      await page.seeElement("list", "Steps");
      await page.click("button", "Save to calendar (.ics)");
      const events = await savedEvents(join(downloads, "ivf-dates.ics"));
      const days = events.map(({ startDate }) => startDate.toString());
      if (events.length < 5 || !days.some((day) => day > dayOne)) {
        throw new Error(`The calendar lacks events: ${days.join(", ")}`);
      }
    },
  },
  {
    name: "the costs at a clinic, and a number of one's own",
    async walk(page) {
      await page.goto("/plan");
      await page.click("link", "What will it cost?");
      await page.isAt("/plan/costs");
      await page.see("Choose a country or a clinic.");
      await page.choose("Clinic", "gennet");
      await page.see("€3,190");
      await page.fill("Everything else", "1000");
      await page.see("€4,190");
      await page.seeNo("Choose a country or a clinic.");
    },
  },
  {
    name: "a plan is saved to a file, deleted with one button and opened again",
    async walk(page, downloads) {
      await page.goto("/clinic/reprofit");
      await page.click("button", "Keep on my shortlist: Reprofit");
      await page.seeElement("link", "Shortlist: 1 clinic");
      await page.goto("/plan");
      await answerQuestions(page);
      await page.click("link", "My folder");
      await page.isAt("/plan/folder");
      await page.fill("Your own questions", "Who speaks Dutch?");
      await page.click("checkbox", "The discharge report");
      const seePlan = async () => {
        await page.seeValue("Your own questions", "Who speaks Dutch?");
        await page.seeChecked("The discharge report");
        await page.see("A woman and a man, married");
        await page.seeElement("link", "Change my shortlist");
      };
      await seePlan();
      await page.click("button", "Save to a file");
      const file = join(downloads, "ivf-plan.json");
      await savedFile(file, (text) => text.trimEnd().endsWith("}"));

      await page.click("checkbox", "Delete my shortlist and its notes too");
      await page.click("button", "Delete my whole plan");
      await page.see("No plan is stored in this browser.");
      await page.reload();
      await page.see("No plan is stored in this browser.");
      await page.seeValue("Your own questions", "");
      await page.see("You haven’t answered the questions yet.");
      await page.see("There are no clinics on your shortlist yet.");

      await page.chooseFile(file);
      await page.see("A plan saved on");
      await page.click("button", "Use the plan from the file");
      await page.see("The plan from the file is in this browser now.");
      await seePlan();
      await page.reload();
      await seePlan();
    },
  },
];
