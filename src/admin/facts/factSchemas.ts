import * as z from "zod/mini";
import {
  CONTACT_KINDS,
  DENOMINATORS,
  EGGS,
  EMBRYOS,
  ITEMS,
  OFFERED_TREATMENTS,
  OUTCOMES,
  PATIENT_GROUPS,
  PUBLISHERS,
  SERVICE_KINDS,
  UNITS,
  VERDICTS,
} from "@/directory/facts/codes.ts";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { optionalText, requiredText } from "@/contributing/forms/schema.ts";
import {
  fieldOf,
  lastDayOnEarth as lastDay,
  optional,
  readAddress,
  readAmount,
  readChoice,
  readDay,
  readWhole,
} from "@/admin/fields/rules.ts";
import { readContact } from "./contactValue.ts";
import type { Kind } from "./factForm.ts";
import { CURRENCIES } from "./options.ts";

// The same rules as the database's.

const FIRST_DAY = "1900-01-01";
const MOST_TREATMENTS = 999_999_999;

const choose = "Please choose one.";

/** Allows for rounding by the percentage's decimals; true where a count isn't known, as in the database. */
function isQuotient(percentage: number, count: number | null, total: number | null): boolean {
  if (count === null || total === null || total < 1) return true;
  const decimals = [0, 1, 2].find((digits) => Number(percentage.toFixed(digits)) === percentage) ?? 2;
  const leeway = 0.5 / 10 ** decimals + 1e-9;
  return Math.abs(percentage - (100 * count) / total) <= leeway;
}

/** @param now in milliseconds */
function sourceFields(now: number) {
  return {
    published_by: fieldOf(readChoice(PUBLISHERS, choose)),
    source_name: requiredText(200, "Please enter the name of the source."),
    source_url: fieldOf(readAddress),
    checked_on: fieldOf(readDay(FIRST_DAY, lastDay(now), "Enter the day you read it, today at the latest.")),
    checked_by: requiredText(120, "Please enter your name.").check(
      z.refine((name) => !name.includes("@"), "Enter your name, not an e-mail address."),
    ),
    note: optionalText(500),
  };
}

function resultSchema(now: number) {
  const day = fieldOf(readDay(FIRST_DAY, lastDay(now), "Enter a day, today at the latest."));
  const rangeEnd = optional(readAmount(0, 100, "Enter a percentage from 0 to 100, or leave it empty."));
  const age = optional(readWhole(18, 60, "Enter an age from 18 to 60, or leave it empty."));
  return z
    .object({
      ...sourceFields(now),
      outcome: fieldOf(readChoice(OUTCOMES, choose)),
      denominator: fieldOf(readChoice(DENOMINATORS, choose)),
      eggs: fieldOf(readChoice(EGGS, choose)),
      embryos: fieldOf(readChoice(EMBRYOS, choose)),
      tested: z.pipe(
        z.string(),
        z.transform((typed) => (typed === "" ? null : typed === "true")),
      ),
      age_from: age,
      age_to: age,
      period_from: day,
      period_to: day,
      percentage: fieldOf(readAmount(0, 100, "Enter a percentage from 0 to 100.")),
      n: optional(readWhole(1, MOST_TREATMENTS, "Enter a whole number of at least 1, or leave it empty.")),
      successes: optional(readWhole(0, MOST_TREATMENTS, "Enter a whole number, or leave it empty.")),
      range_from: rangeEnd,
      range_to: rangeEnd,
      verdict: optional(readChoice(VERDICTS, choose)),
    })
    .check(
      z.refine(({ age_from: from, age_to: to }) => from === null || to === null || from <= to, {
        error: "The ages end before they start.",
        path: ["age_to"],
      }),
      z.refine(({ period_from: from, period_to: to }) => from <= to, {
        error: "The period ends before it starts.",
        path: ["period_to"],
      }),
      z.refine(({ successes, n }) => successes === null || (n !== null && successes <= n), {
        error: "This must be at most the number of treatments, which it needs.",
        path: ["successes"],
      }),
      z.refine(({ percentage, successes, n }) => isQuotient(percentage, successes, n), {
        error: "This isn't the number counted divided by the number of treatments.",
        path: ["percentage"],
      }),
      z.refine(({ range_from: from, range_to: to }) => (from === null) === (to === null), {
        error: "Enter both ends of the range, or none.",
        path: ["range_to"],
      }),
      z.refine(
        ({ percentage, range_from: from, range_to: to }) =>
          from === null || to === null || (from <= percentage && percentage <= to),
        { error: "The percentage isn't within this range.", path: ["range_to"] },
      ),
    );
}

function priceSchema(now: number) {
  return z.object({
    ...sourceFields(now),
    item: fieldOf(readChoice(ITEMS, choose)),
    amount: fieldOf(readAmount(0, 1_000_000, "Enter an amount up to 1,000,000.")),
    currency: fieldOf(readChoice(CURRENCIES, "Please choose a currency.")),
    per: fieldOf(readChoice(UNITS, choose)),
    patient_group: optional(readChoice(PATIENT_GROUPS, choose)),
    list_date: optional(readDay(FIRST_DAY, "2100-12-31", "Enter a day, or leave it empty.")),
    includes: z.array(z.string()),
    excludes: z.array(z.string()),
  });
}

function reviewSchema(now: number) {
  return z
    .object({
      ...sourceFields(now),
      platform: requiredText(60, "Please enter where patients gave the score."),
      scale: fieldOf(readAmount(1, 100, "Enter the best score there is, from 1 to 100.")),
      score: fieldOf(readAmount(0, 100, "Enter the score, at least 0.")),
      count: fieldOf(readWhole(0, MOST_TREATMENTS, "Enter how many reviews, a whole number.")),
    })
    .check(
      z.refine(({ score, scale }) => score <= scale, {
        error: "The score is above the best score there is.",
        path: ["score"],
      }),
    );
}

const LANGUAGES = [...NAMES_OF_LANGUAGES.keys()];

function serviceSchema(now: number) {
  return z
    .object({
      ...sourceFields(now),
      kind: fieldOf(readChoice(SERVICE_KINDS, choose)),
      code: fieldOf(readChoice([...OFFERED_TREATMENTS, ...LANGUAGES], choose)),
      is_offered: z.pipe(
        fieldOf(readChoice(["true", "false"] as const, choose)),
        z.transform((typed) => typed === "true"),
      ),
    })
    .check(
      z.refine(({ kind, code }) => (kind === "language") === LANGUAGES.includes(code), {
        error: choose,
        path: ["code"],
      }),
    );
}

function contactSchema(now: number) {
  return z.pipe(
    z
      .object({
        ...sourceFields(now),
        kind: fieldOf(readChoice(CONTACT_KINDS, choose)),
        value: z.string(),
      })
      .check(
        z.check(
          ({ value: row, issues }) => {
            const kind = CONTACT_KINDS.find((each) => each === row.kind);
            const read = kind && readContact(kind, row.value);
            if (!read || "value" in read) return;
            issues.push({ code: "custom", message: read.problem, input: row.value, path: ["value"] });
          },
          // Also while other fields are wrong, so that every gap is named at once.
          { when: () => true },
        ),
      ),
    z.transform((row) => {
      const read = readContact(row.kind, row.value);
      return { ...row, value: "value" in read ? read.value : row.value };
    }),
  );
}

export type CheckedFact =
  | { kind: "results"; row: z.output<ReturnType<typeof resultSchema>> }
  | { kind: "prices"; row: z.output<ReturnType<typeof priceSchema>> }
  | { kind: "reviews"; row: z.output<ReturnType<typeof reviewSchema>> }
  | { kind: "services"; row: z.output<ReturnType<typeof serviceSchema>> }
  | { kind: "contacts"; row: z.output<ReturnType<typeof contactSchema>> };

const SCHEMAS = {
  results: (now: number) =>
    z.pipe(
      resultSchema(now),
      z.transform((row): CheckedFact => ({ kind: "results", row })),
    ),
  prices: (now: number) =>
    z.pipe(
      priceSchema(now),
      z.transform((row): CheckedFact => ({ kind: "prices", row })),
    ),
  reviews: (now: number) =>
    z.pipe(
      reviewSchema(now),
      z.transform((row): CheckedFact => ({ kind: "reviews", row })),
    ),
  services: (now: number) =>
    z.pipe(
      serviceSchema(now),
      z.transform((row): CheckedFact => ({ kind: "services", row })),
    ),
  contacts: (now: number) =>
    z.pipe(
      contactSchema(now),
      z.transform((row): CheckedFact => ({ kind: "contacts", row })),
    ),
};

/** @param now in milliseconds: no source was read in the future */
export function factSchema(kind: Kind, now: number) {
  return SCHEMAS[kind](now);
}
