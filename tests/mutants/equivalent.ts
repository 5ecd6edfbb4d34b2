export interface Equivalent {
  /** What is mutated, and what it becomes, as Stryker's report has them. */
  code: string;
  becomes: string;
  why: string;
}

const STRYKER = `["Stryker was here"]`;
const CACHE = "Without the cache it only takes longer.";
const NEVER_EMPTY = "TypeScript asks for it: a group has at least one member.";
const RANKED = "TypeScript asks for it: only a clinic whose basis was read has a rank.";
const ANSWERED = "TypeScript asks for it: there is always a possible answer.";
const STARTS = "TypeScript asks for it: every treatment has a start, and every start a plan.";
const CONVERTED = "Only prices with a rate are counted.";
const NO_PRICE = "Without a match there is no amount either, and so no price.";

/** Mutants that change nothing anybody could notice, by module, one each. All others are to be killed. */
export const EQUIVALENT: Record<string, Equivalent[]> = {
  "src/directory/clinics/comparablePrices.ts": [
    { code: "[]", becomes: STRYKER, why: "A text has no day, so its group is empty." },
  ],
  "src/directory/clinics/figureRanking.ts": [
    { code: "true", becomes: "false", why: "Samples are hollow, and have places, whether apart or not." },
    { code: "basis?.reviews", becomes: "basis.reviews", why: RANKED },
    { code: "reviews !== null", becomes: "true", why: RANKED },
  ],
  "src/directory/clinics/figuresAtAge.ts": [
    {
      code: "new Date().toISOString().slice(0, 10)",
      becomes: "new Date().toISOString()",
      why: "The day decides how old a check is, which a figure here doesn't say.",
    },
  ],
  "src/directory/clinics/treatmentPrice.ts": [{ code: "[]", becomes: STRYKER, why: NO_PRICE }],
  "src/directory/comparing/rows/chooseComparable.ts": [
    { code: "[]", becomes: STRYKER, why: "TypeScript asks for it: every index is that of a clinic." },
  ],
  "src/directory/csv/formulas.ts": [
    {
      code: "letters.length - 1",
      becomes: "letters.length + 1",
      why: "Behind the last letter there is nothing to start a formula.",
    },
  ],
  "src/directory/facts/ageBand.ts": [
    {
      code: `(periodTo ?? "") <= newest`,
      becomes: `(periodTo ?? "") < newest`,
      why: "What replaces it is the same.",
    },
  ],
  "src/directory/facts/comparable.ts": [
    {
      code: "other.aspects[index]?.[1]",
      becomes: "other.aspects[index][1]",
      why: "Figures of one kind have equally many aspects.",
    },
    { code: "!one || !other", becomes: "!one && !other", why: "Of one kind, both have a span or neither." },
    { code: "isBetter > 0", becomes: "isBetter >= 0", why: "No two groups are equal in key and day." },
    {
      code: `rate.publishedBy === "register"`,
      becomes: `rate.publishedBy !== "register"`,
      why: "Two are alike in it either way.",
    },
  ],
  "src/directory/facts/funnelLimits.ts": [
    ...["false", "share > 1"].map((becomes) => ({
      code: "share >= 1",
      becomes,
      why: "The logarithm of no failure reaches no quantile, which is 100 % as well.",
    })),
    {
      code: "reached > quantile",
      becomes: "reached >= quantile",
      why: "At the quantile itself, both counts interpolate to the same rate.",
    },
    {
      code: "percentage < inner.lowest",
      becomes: "percentage <= inner.lowest",
      why: "A rate at the limit itself is within.",
    },
  ],
  "src/directory/facts/nationalContext.ts": [
    { code: "[]", becomes: STRYKER, why: NEVER_EMPTY },
    { code: "group[0]?.differences", becomes: "group[0].differences", why: NEVER_EMPTY },
  ],
  "src/directory/facts/rankable.ts": [
    { code: "inOrder[0]?.value", becomes: "inOrder[0].value", why: "Of no figures, none is asked." },
  ],
  "src/directory/facts/selection.ts": [
    { code: "[]", becomes: STRYKER, why: NEVER_EMPTY },
    { code: "!first", becomes: "false", why: NEVER_EMPTY },
    { code: "first?.basis", becomes: "first.basis", why: NEVER_EMPTY },
    {
      code: "before.source.checkedOn < result.source.checkedOn",
      becomes: "before.source.checkedOn <= result.source.checkedOn",
      why: "Of two readings of one day, neither is the later one.",
    },
  ],
  "src/directory/filtering/applyFilters.ts": [
    { code: `order === "name"`, becomes: "false", why: "TypeScript asks for it: names have no label." },
  ],
  "src/directory/filtering/offers.ts": [
    { code: "[]", becomes: STRYKER, why: "What is no code is not offered." },
  ],
  "src/directory/filtering/order.ts": [
    { code: "() => 0", becomes: "() => undefined", why: "Nothing less nothing is no order either." },
  ],
  "src/directory/filtering/slug.ts": [{ code: "before !== undefined", becomes: "false", why: CACHE }],
  "src/directory/filtering/typedPrice.ts": [{ code: "[]", becomes: STRYKER, why: NO_PRICE }],
  "src/directory/open-data/dataFiles.ts": [
    {
      code: "files.find((file) => file.path === path)?.text",
      becomes: "files.find(file => file.path === path).text",
      why: "TypeScript asks for it: every file was made before.",
    },
  ],
  "src/directory/open-data/readRows.ts": [
    {
      code: `typeof json === "object"`,
      becomes: "true",
      why: "TypeScript asks for it: a text or number has no id.",
    },
  ],
  "src/law/due.ts": [
    {
      code: "watchUntil !== undefined",
      becomes: "true",
      why: "TypeScript asks for it: nothing is not before a day.",
    },
    {
      code: "rule.checkedOn > country.checkedOn",
      becomes: "rule.checkedOn >= country.checkedOn",
      why: "Of two equal days either will do.",
    },
  ],
  "src/law/eligibility.ts": [
    { code: "[]", becomes: STRYKER, why: "TypeScript asks for it: the answers are completed before." },
    {
      code: "rules.ageFrozen?.code",
      becomes: "rules.ageFrozen.code",
      why: "It is only read where the rule is known.",
    },
  ],
  "src/law/verdictSentence.ts": [
    { code: "first?.verdict", becomes: "first.verdict", why: ANSWERED },
    { code: "first?.verdict", becomes: "first.verdict", why: ANSWERED },
    { code: "!answers || !first", becomes: "false", why: ANSWERED },
    { code: "!answers || !first", becomes: "!answers && !first", why: ANSWERED },
    {
      code: "byAge.rule?.code",
      becomes: "byAge.rule.code",
      why: "Nobody is past an age that no rule names.",
    },
  ],
  "src/plan/afterwards/storageSpan.ts": [
    {
      code: "default: return undefined;",
      becomes: "default:",
      why: "The end of a function returns that, too.",
    },
  ],
  "src/plan/costs/amount.ts": [
    { code: "[]", becomes: STRYKER, why: "The whole is only read where there are separators." },
  ],
  "src/plan/costs/costLaw.ts": [
    {
      code: `verdict === "not-forbidden"`,
      becomes: "true",
      why: "Below the age at which clinics stop, every law allows or leaves it to them.",
    },
  ],
  "src/plan/costs/lines.ts": [
    { code: "[]", becomes: STRYKER, why: "No line is called so." },
    { code: "[]", becomes: STRYKER, why: "No part of a price is called so." },
  ],
  "src/plan/costs/sum.ts": [
    { code: "[]", becomes: STRYKER, why: CONVERTED },
    { code: "amount === null", becomes: "false", why: CONVERTED },
    { code: "amounts.length === 0", becomes: "false", why: CONVERTED },
  ],
  "src/plan/dates/tripAnswers.ts": [
    { code: "false", becomes: "true", why: "Both are a yes or a no, which is all that is asked." },
  ],
  "src/plan/dates/tripDates.ts": [
    {
      code: `treatment === "" || cycleStart === null`,
      becomes: `treatment === "" && cycleStart === null`,
      why: STARTS,
    },
    { code: `treatment === ""`, becomes: "false", why: STARTS },
    { code: "cycleStart === null", becomes: "false", why: STARTS },
    { code: "!plan", becomes: "false", why: STARTS },
    {
      code: `cycleStart !== "transfer"`,
      becomes: "false",
      why: "No step comes before the first day of a cycle.",
    },
  ],
  "src/plan/eligibility/decisions.ts": [
    {
      code: `{ allowed: 0, "not-forbidden": 0, unknown: 0, forbidden: 0 }`,
      becomes: "{}",
      why: "Every verdict has a group, which says how many.",
    },
  ],
  "src/tools/semen-analysis/interpretation.ts": [
    { code: "value < 1", becomes: "value <= 1", why: "One is one, to two digits or two decimals." },
    { code: "value > limit", becomes: "value >= limit", why: "At the limit itself it says that." },
  ],
};
