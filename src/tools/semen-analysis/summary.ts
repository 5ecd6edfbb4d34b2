import { listed } from "@/ui/listed.ts";
import { rangeOf, type Parameter, type Status } from "./referenceRanges.ts";

interface JudgedValue {
  parameter: Parameter;
  status: Status;
}

export interface Summary {
  headline: string;
  /** Short ones, each a point of its own. */
  sentences: string[];
}

export function summarise(rows: JudgedValue[]): Summary {
  const atLimit = rows.filter(({ status }) => status === "at the limit");
  const outside = rows.filter(({ status }) => status === "low" || status === "high");
  if (outside.length > 0) return summariseOutside(rows.length, outside, atLimit);
  if (atLimit.length > 0) return summariseAtLimit(rows.length, atLimit);
  return {
    headline: `All ${rows.length} values are on the normal side of their limits`,
    sentences: [
      "That is reassuring.",
      "It is one sample on one day, and only one part of the picture: a doctor looks at both partners together.",
    ],
  };
}

function summariseOutside(total: number, outside: JudgedValue[], atLimit: JudgedValue[]): Summary {
  const includesTotalMotile = outside.some(({ parameter }) => parameter === "totalMotileSperm");
  const isOnlyTotalMotile = includesTotalMotile && outside.length === 1;
  return {
    headline: `Talk to a doctor about ${outside.length} of your ${total} values`,
    sentences: [
      `Outside the limit: ${namesOf(outside)}.`,
      ...(atLimit.length > 0 ? [`At the limit, within its own uncertainty: ${namesOf(atLimit)}.`] : []),
      isOnlyTotalMotile
        ? "This doesn’t decide whether you can have a child."
        : "This doesn’t decide whether you can have a child: the WHO’s limits come from men whose partners conceived within a year, and one in twenty of those men falls outside each of them.",
      ...(includesTotalMotile
        ? ["The 20 million for total motile sperm is a commonly used threshold, not the WHO’s."]
        : []),
      "Ask a doctor about a second sample before you conclude anything.",
    ],
  };
}

function summariseAtLimit(total: number, atLimit: JudgedValue[]): Summary {
  const isOne = new Intl.PluralRules("en").select(atLimit.length) === "one";
  return {
    headline: isOne
      ? `1 of ${total} values is at its limit; the others are normal`
      : `${atLimit.length} of ${total} values are at their limits; the others are normal`,
    sentences: [
      `At the limit: ${namesOf(atLimit)}.`,
      isOne
        ? "The value is just past the limit, but within the limit’s own uncertainty, so the difference means little."
        : "These values are just past their limits, but within the limits’ own uncertainty, so the difference means little.",
      "A second sample says more; ask a doctor whether you need one.",
    ],
  };
}

function namesOf(rows: JudgedValue[]): string {
  return listed(rows.map(({ parameter }) => rangeOf(parameter).name.toLowerCase()));
}
