import * as z from "zod/mini";
import {
  fieldOf,
  lastDayOnEarth,
  optional,
  readAddress,
  readChoice,
  readDay,
  type Checked,
} from "@/admin/fields/rules.ts";
import { hasHiddenCharacters } from "@/backend/visibleText.ts";
import { checkText } from "@/contributing/forms/plainText.ts";
import { answersTo, CONFIDENCES, type RuleQuestion } from "./storedRule.ts";

// The same rules as the database's.

const FIRST_DAY = "1900-01-01";
const LONGEST_LINE = 200;
const choose = "Please choose one.";

function readLine(missing: string) {
  return (typed: string): Checked<string> => {
    const { text, problem } = checkText(typed, LONGEST_LINE);
    if (problem !== null) return { problem };
    if (text === "") return { problem: missing };
    return hasHiddenCharacters(text)
      ? { problem: "It contains invisible characters. Please retype it." }
      : { value: text };
  };
}

function readSecureAddress(typed: string): Checked<string> {
  const read = readAddress(typed);
  if ("problem" in read || read.value.startsWith("https://")) return read;
  return { problem: "Please enter an address that starts with https://." };
}

function readDateOfText(last: string) {
  const problem = "Enter a day as 2026-08-25 or a year as 2015, today at the latest, or leave it empty.";
  return (typed: string): Checked<string> => {
    const text = typed.trim();
    const day = readDay(FIRST_DAY, last, problem)(/^\d{4}$/.test(text) ? `${text}-01-01` : text);
    return "problem" in day ? day : { value: text };
  };
}

/** @param now in milliseconds: no text was read in the future */
export function ruleSchema(asked: RuleQuestion, now: number) {
  const last = lastDayOnEarth(now);
  const codes = answersTo(asked).map(([code]) => code);
  return z
    .object({
      answer: fieldOf(readChoice(codes, choose)),
      source_name: fieldOf(readLine("Please enter the name of the text.")),
      source_url: fieldOf(readSecureAddress),
      as_of: optional(readDateOfText(last)),
      article: optional(readLine("")),
      confidence: fieldOf(readChoice(CONFIDENCES, choose)),
      watch_until: optional(readDay("2000-01-01", "2100-12-31", "Enter a day, or leave it empty.")),
      checked_on: fieldOf(readDay(FIRST_DAY, last, "Enter the day you read it, today at the latest.")),
    })
    .check(
      z.refine(({ confidence, article }) => confidence !== "H" || article !== null, {
        error: "Name the article if the rule was read in the law.",
        path: ["article"],
      }),
      z.refine(({ as_of, checked_on }) => as_of === null || as_of <= checked_on, {
        error: "The text is dated after the day you read it.",
        path: ["as_of"],
      }),
    );
}

export type CheckedRule = z.output<ReturnType<typeof ruleSchema>>;
