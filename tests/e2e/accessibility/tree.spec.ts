import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { acceptDisclaimers } from "../../support/disclaimers.ts";
import { askForVote } from "../../support/votingPage.ts";
import { ALL_CLINICS } from "../../support/seededClinics.ts";

test.beforeEach(({ page }) => acceptDisclaimers(page));

test("the home page: landmarks, headings, the leaderboard, the search and a clinic", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - navigation "Main":
        - list:
          - listitem:
            - link "Clinics"
          - listitem:
            - link "Countries"
          - listitem:
            - link "My plan"
          - listitem:
            - link "Learn"
    - main:
      - region "European IVF Clinic Directory":
        - heading "European IVF Clinic Directory" [level=1]
        - list:
          - listitem:
            - link "May I be treated? What each country's law says about you."
      - region "Clinics":
        - heading "Clinics" [level=2]
        - search:
          - combobox "Search clinics by name, city or country"
        - region "Browse by Region":
          - heading "Browse by Region" [level=3]
          - list:
            - listitem:
              - heading "Czechia" [level=4]
              - list:
                - listitem:
                  - link "Prague"
                - listitem:
                  - link "Brno"
                - listitem:
                  - link "Other Cities in Czechia"
        - status: ${ALL_CLINICS}
        - list:
          - listitem:
            - article:
              - heading "Bocian" [level=3]:
                - link "Bocian"
      - region "Most Voted":
        - heading "Most Voted" [level=2]
        - tablist "Rank by":
          - tab "Votes" [selected]
          - tab "Price"
          - tab "Success"
          - tab "Reviews"
        - tabpanel "Votes":
          - list:
            - listitem: /#1 Top Rated/
      - list:
        - listitem:
          - link /IVF Due Date Calculator/
    - contentinfo:
      - navigation "Footer":
        - heading "Find" [level=2]
        - heading "Plan" [level=2]
        - heading "Understand" [level=2]
        - list "Understand":
          - listitem:
            - link "Due date calculator"
        - heading "About" [level=2]
  `);
});

test("a search on the home page: nothing but what it found, under the headings of the page", async ({
  page,
}) => {
  await page.goto("/?search=krakow");
  await expect(page.locator("main")).toMatchAriaSnapshot(`
    - main:
      - heading "European IVF Clinic Directory" [level=1]
      - region "Clinics":
        - heading "Clinics" [level=2]
        - search:
          - combobox "Search clinics by name, city or country"
          - button "Clear search"
        - status: 2 clinics for “krakow”
        - list:
          - listitem:
            - article:
              - heading "Parens" [level=3]:
                - link "Parens"
              - term: Success rate
              - definition: 53% sample
              - checkbox "Compare Parens"
              - button /Upvote \\d+ so far. Parens/
      - region "Most Voted":
        - heading "Most Voted" [level=2]
  `);
  await expect(page.getByRole("region", { name: "Browse by Region" })).toHaveCount(0);
});

test("the human check: nothing but the dialog, with its name, its text and its buttons", async ({ page }) => {
  await page.goto("/?search=reprofit");
  await askForVote(page, "Reprofit");
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - /children: equal
    - dialog "Are you human?":
      - heading "Are you human?" [level=2]
      - paragraph: "A short check before your vote for Reprofit. The button and the picture do the same: use whichever is easier for you."
      - button "Place the baby in the crib"
      - button "Baby"
      - button "Crib"
      - paragraph: Drag the baby into the crib, or select one and then the other.
      - status
      - button "Report Failed Attempt"
      - paragraph: "This counts towards a temporary lockout: five failed attempts within an hour stop this browser tab from voting for an hour."
      - button "Close"
  `);
  await expect(page.getByRole("button", { name: "Place the baby in the crib" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`- button "Baby" [pressed]`);
});

test("a due date: the date is a heading, and the picture is said in a list", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00");
  await page.goto("/ivf-calculator#type=day-5&date=2026-09-01");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "IVF Due Date Calculator" [level=1]
      - form "Your dates":
        - combobox "Conception type"
        - textbox "Transfer date"
        - paragraph: The day the embryo was transferred. A frozen embryo counts the same as a fresh one.
        - button "Calculate Timeline"
      - region "Result":
        - heading "Your estimated due date 20 May 2027" [level=2]
        - paragraph: /261 days after the embryo transfer/
        - paragraph:
          - strong: 14 weeks + 2 days
        - button "Hide Full Timeline"
        - button "Copy link"
      - region "Your timeline":
        - heading "Your timeline" [level=2]
        - img /Picture of the 40 weeks to 20 May 2027 .* Today is 14 weeks \\+ 2 days/
        - list "Milestones":
          - listitem:
            - heading "Pregnancy test" [level=3]
            - paragraph:
              - time: 10 Sep 2026
              - text: –
              - time: 15 Sep 2026
              - text: (usually 9 to 14 days after transfer)
            - paragraph: /Your clinic names the day/
            - paragraph: past
          - listitem:
            - heading "Heartbeat" [level=3]
            - paragraph:
              - time: 20 Sep 2026
              - text: –
              - time: 24 Sep 2026
              - text: (weeks 5.5–6)
            - paragraph
            - paragraph: past
  `);
});

test("a semen analysis: fields with their units, and results in words", async ({ page }) => {
  await page.goto("/sperm-analysis");
  await expect(page.getByLabel("Semen volume")).toHaveAccessibleDescription(
    "mL How much fluid was collected.",
  );
  await page.getByLabel("Semen volume").fill("1,2");
  await page.getByLabel("Total sperm count").fill("50");
  await page.getByLabel("Total motility").fill("42");
  await page.getByRole("button", { name: "Get Results" }).click();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Sperm Analysis Interpreter" [level=1]
      - form "Your report":
        - textbox "Semen volume": 1,2
        - textbox "Normal forms"
        - button "Get Results"
        - button "Clear Results"
      - region "Your results":
        - heading "Talk to a doctor about 1 of your 5 values" [level=2]
        - list "Results":
          - listitem:
            - heading "Semen volume" [level=3]
            - paragraph: 1.2 mL Low
            - paragraph: /at least 1\\.4 mL/
            - img "1.2 mL on a scale from 0 to 6, with the limit at 1.4"
      - region "How to read these limits"
      - region "Sources"
  `);
});

test("the listing form: questions, answers, and what is missing beside each", async ({ page }) => {
  await page.goto("/add-clinic");
  await page.getByRole("button", { name: "Submit Clinic Information" }).click();
  await expect(page.getByRole("form")).toMatchAriaSnapshot(`
    - form "Your clinic":
      - radiogroup "Which listing would you like?":
        - radio /Standard listing/ [checked]
        - radio /Sponsored listing/
      - textbox "What is the name of the clinic?" [invalid]
      - alert: Please enter the clinic's name.
      - combobox "In which country is the clinic?" [invalid]
      - alert: Please choose a country.
      - textbox "What is the clinic's website?" [invalid]
      - radiogroup "How satisfied are you with the clinic?" [invalid]:
        - radio "1 - Dissatisfied"
        - radio "5 - Very Satisfied"
        - alert: Please choose a number from 1 to 5.
      - radiogroup "What is your relationship to the clinic?" [invalid]:
        - radio "Patient"
        - alert: Please choose one.
      - textbox "Is there anything else we should know?"
      - button "Submit Clinic Information"
  `);
});
