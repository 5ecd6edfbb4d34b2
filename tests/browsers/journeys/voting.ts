import type { Journey } from "./journey.ts";

export const VOTING: Journey[] = [
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
];
