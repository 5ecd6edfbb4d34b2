import { describe, expect, test } from "vitest";
import { TREATMENT_IDS } from "@/law/treatments.ts";
import { partsOf } from "@/directory/facts/priceLabels.ts";
import { NOTHING_TYPED } from "./costPlan.ts";
import { questionsFor } from "./letter.ts";
import { RULES } from "./lineRules.ts";
import { linesOf, MAIN_ITEMS } from "./lines.ts";
import { openParts } from "./openParts.ts";
import { examplePrice } from "./testing.ts";

describe("what a price list says nothing about", () => {
  const plan = { ...NOTHING_TYPED, treatment: "donor-eggs" as const };
  const asked = (includes: string[], excludes: string[] = []) =>
    questionsFor(
      linesOf(plan, [examplePrice({ item: "egg_donation_cycle", includes, excludes }, 5000)]),
      plan,
    ).map(({ question }) => question);

  test.for(["donor_selection", "donor_compensation", "donor_stimulation"])(
    "is asked for, with the other parts that the clinic's page calls open: %s included",
    (included) => {
      const letter = asked([included]).map(({ en }) => en);
      expect(letter.filter((question) => /donor’s tests/.test(question))).toEqual([
        expect.stringMatching(/^Are these included in the price, and if not, what do they cost: /),
      ]);
    },
  );

  test("is not all that is asked for: what it leaves out of the donor's costs is, too", () => {
    const letter = asked(["donor_selection"], ["donor_compensation", "donor_stimulation"]);
    expect(letter).toContainEqual(
      expect.objectContaining({ en: expect.stringMatching(/^Which costs of the donor come on top/) }),
    );
  });

  test("is asked for once, where the question about the donor names it", () => {
    const letter = asked(["sperm_preparation", "transfer"]).map(({ en }) => en);
    expect(letter.filter((question) => /\btests\)|donor’s tests/.test(question))).toHaveLength(1);
    expect(letter.some((question) => question.startsWith("Are these included"))).toBe(false);
  });

  test("is asked for in every language, and not where the list says it", () => {
    const said = ["donor_selection", "donor_compensation", "donor_stimulation", "transfer"];
    expect(asked(said, ["sperm_preparation"])).toContainEqual({
      en: expect.stringMatching(/cost: the donor’s tests\?$/),
      cs: expect.stringMatching(/stojí: vyšetření dárkyně\?$/),
      pl: expect.stringMatching(/kosztują: badania dawczyni\?$/),
    });
    expect(asked([...said, "donor_tests"], ["sperm_preparation"])).not.toContainEqual(
      expect.objectContaining({ en: expect.stringMatching(/^Are these/) }),
    );
  });
});

test.for(TREATMENT_IDS)(
  "every part that a price of %s is open about has a line of the bill or a question",
  (treatment) => {
    const plan = { ...NOTHING_TYPED, treatment };
    const item = MAIN_ITEMS[treatment];
    const lines = linesOf(plan, [examplePrice({ item }, 5000)]);
    const own = new Set(Object.values(RULES).flatMap(({ parts = [] }) => parts));
    const rest = partsOf(item).filter((part) => !own.has(part) && part !== "donor_tests");
    expect(openParts(lines, plan)).toEqual(rest);
  },
);
