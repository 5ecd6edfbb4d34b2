import { describe, expect, test } from "vitest";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { withChoices } from "./choices.ts";
import { costsFrom, NOTHING_TYPED, withAnswers, type CostPlan } from "./costPlan.ts";

const ALONE = { ...EMPTY_ANSWERS, partner: "womanAlone", homeCountry: "United Kingdom" } as const;
const AT_HOME = { ...NOTHING_TYPED, country: "United Kingdom" };

function shownAfter(stored: CostPlan, ...changes: Partial<CostPlan>[]): CostPlan {
  const last = changes.reduce<CostPlan>(
    (before, some) => Object.assign({}, before, withChoices(before, withAnswers(before, ALONE), some)),
    stored,
  );
  return withAnswers(last, ALONE);
}

describe("Travellers", () => {
  test("are one where she is alone, and two otherwise, until a number is chosen", () => {
    expect(withAnswers(NOTHING_TYPED, ALONE).travellers).toBe(1);
    expect(withAnswers(NOTHING_TYPED, EMPTY_ANSWERS).travellers).toBe(2);
    expect(shownAfter(NOTHING_TYPED, { travellers: 2 }).travellers).toBe(2);
  });
});

describe("Documents", () => {
  test("aren't counted at home, and are abroad", () => {
    expect(withAnswers(AT_HOME, ALONE).wishes).toEqual([
      ...["icsi", "blastocyst", "freezing", "donor-sperm"],
    ]);
    expect(withAnswers(AT_HOME, ALONE, ["Spain"]).wishes).toContain("papers");
    expect(withAnswers(NOTHING_TYPED, EMPTY_ANSWERS).wishes).toContain("papers");
  });

  test("are what was chosen, wherever the treatment is", () => {
    const ticked = shownAfter(AT_HOME, { wishes: ["papers"] });
    expect(ticked.wishes).toContain("papers");
    expect(shownAfter(NOTHING_TYPED, { wishes: ["freezing"] }, { country: "Spain" }).wishes).not.toContain(
      "papers",
    );
  });

  test("count again abroad after another tick at home", () => {
    expect(shownAfter(AT_HOME, { wishes: ["pgt"] }).wishes).not.toContain("papers");
    expect(shownAfter(AT_HOME, { wishes: ["pgt"] }, { country: "Spain" }).wishes).toContain("papers");
  });
});

test("a donor's sperm that the answers need is not stored with another tick", () => {
  const shown = withAnswers(NOTHING_TYPED, ALONE);
  expect(shown.wishes).toContain("donor-sperm");
  const ticked = withChoices(NOTHING_TYPED, shown, { wishes: [...shown.wishes, "pgt"] });
  expect(ticked.wishes).toEqual(["icsi", "blastocyst", "freezing", "pgt", "papers"]);
});

test.for<[Partial<CostPlan>, string[]]>([
  [{ travellers: 3 }, ["travellers"]],
  [{ wishes: ["freezing"] }, ["papers"]],
  [{}, []],
])("a plan that was stored before keeps what wasn't as usual: %j", ([some, chosen]) => {
  const { chosen: _, ...before } = NOTHING_TYPED;
  expect(costsFrom({ ...before, ...some })?.chosen).toEqual(chosen);
});
