import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";

test("a clinic: headings in order, tables with headers, samples named in words, and who published a price", async ({
  page,
}) => {
  await page.goto("/clinic/prague-fertility");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - link "Back to Clinics"
      - article:
        - note:
          - strong: Sample figures.
        - heading "Prague Fertility Centre" [level=1]
        - paragraph: Prague, Czechia IVF Center
        - group "Contact and vote":
          - link "Get in Touch with Clinic (opens in a new tab)"
          - button /Upvote \\d+ so far. Prague Fertility Centre/
        - term: IVF, own eggs
        - definition: Not published
        - heading "Contact" [level=2]
        - term: Website
        - definition:
          - link /^pragueivf\\.com.*opens in a new tab/
        - heading "May I be treated here?" [level=2]
        - heading "The law in Czechia" [level=3]
        - term: A woman on her own
        - definition: "No"
        - heading "Not published" [level=2]
        - term: Prices
        - term: Success rates
        - definition: with own eggs, with egg donation
        - button "Copy the questions in Czech"
        - heading "At a Glance" [level=2]
        - heading "AI Summary" [level=2]
        - paragraph: /^Prague Fertility Centre is a fertility clinic in Prague, Czechia.*leaves out\\.$/
        - heading "Getting to Prague Fertility Centre in Prague" [level=2]
        - term: Airport
        - definition: Václav Havel Airport Prague (PRG)
        - button "Show map"
        - heading "Success Rate" [level=2]
        - heading "With own eggs" [level=3]
        - paragraph:
          - emphasis: "Sample, not the clinic's own:"
          - text: 72%
        - heading "With egg donation" [level=3]
        - paragraph:
          - emphasis: "Sample, not the clinic's own:"
          - text: 78%
        - heading "Treatment Prices" [level=2]
        - emphasis: "Sample, not the clinic's own:"
        - table "Sample prices in euros":
          - rowgroup:
            - row:
              - columnheader "Treatment"
              - columnheader "Sample price"
          - rowgroup:
            - row:
              - rowheader "IVF with ICSI"
              - cell "€2,900"
        - link "Visit Website (opens in a new tab)"
        - paragraph:
          - link "Report a wrong figure"
        - navigation "Free Calculators"
  `);

  await page.goto("/clinic/reprofit");
  await expect(page.getByRole("table", { name: "Treatment prices" })).toMatchAriaSnapshot(`
    - table "Treatment prices":
      - rowgroup
      - rowgroup:
        - row:
          - rowheader "IVF with Own Eggs":
            - heading "IVF with Own Eggs" [level=3]
          - cell "€3,245"
        - row:
          - cell:
            - paragraph: Per cycle. Price list of 1 Jan 2026.
            - term: Included
            - definition: /^Consultation, Monitoring, Egg collection, ICSI/
            - term: Not included
            - definition: /^Tests, Anaesthesia/
            - term: Ask the clinic
            - definition: Medicines, Storage
            - paragraph:
              - text: "Read by a third party:"
              - link /^Price list of Reprofit for 2026 in English.*opens in a new tab/
              - text: . Checked on 13 Sep 2026.
  `);
});
