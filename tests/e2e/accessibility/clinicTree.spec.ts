import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";

// Complements tree.spec.ts for a clinic's page: what is published, what is a sample, and who says
// so.

test("a clinic: headings in order, tables with heads, what is a sample in words, and whose a published price is", async ({
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
        - paragraph: Prague IVF Center
        - heading "At a Glance" [level=2]
        - term: Location
        - definition: Prague
        - heading "Success Rate" [level=2]
        - heading "With own eggs" [level=3]
        - paragraph: N/A Not published
        - paragraph:
          - emphasis: "Sample, not the clinic's own:"
          - text: 72%
        - heading "With egg donation" [level=3]
        - paragraph: N/A Not published
        - paragraph:
          - emphasis: "Sample, not the clinic's own:"
          - text: 78%
        - heading "Treatment Prices" [level=2]
        - table "Treatment prices":
          - rowgroup:
            - row:
              - columnheader "Treatment"
              - columnheader "Price"
          - rowgroup:
            - row:
              - rowheader "IVF with Own Eggs Eggs are collected and fertilised in the laboratory."
              - cell "N/A Not published"
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
        - heading "AI Summary" [level=2]
        - paragraph: /^Prague Fertility Centre is a fertility clinic in Prague, Czechia.*leaves out\\.$/
        - heading "Getting to Prague Fertility Centre in Prague" [level=2]
        - term: Airport
        - definition: PRG
        - button "Show map"
        - paragraph:
          - link "Report a wrong figure"
        - navigation "Free Calculators"
        - group "Contact and vote":
          - link "Get in Touch with Clinic (opens in a new tab)"
          - button /Upvote \\d+ so far. Prague Fertility Centre/
  `);

  await page.goto("/clinic/reprofit");
  await expect(page.getByRole("table", { name: "Treatment prices" })).toMatchAriaSnapshot(`
    - table "Treatment prices":
      - rowgroup
      - rowgroup:
        - row:
          - rowheader "IVF with Own Eggs"
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
