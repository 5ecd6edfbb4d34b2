import * as z from "zod/mini";
import { checkText } from "@/contributing/forms/plainText.ts";
import { checkWebAddress } from "@/contributing/forms/webAddress.ts";
import { readThousands } from "@/ui/decimal.ts";

// Fields hold texts; each rule returns the stored value or the problem.

export type Checked<Value> = { value: Value } | { problem: string };

export function fieldOf<Value>(check: (typed: string) => Checked<Value>) {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }): Value => {
      const checked = check(typed);
      if ("value" in checked) return checked.value;
      issues.push({ code: "custom", message: checked.problem, input: typed });
      return z.NEVER;
    }),
  );
}

export function optional<Value>(check: (typed: string) => Checked<Value>) {
  return fieldOf<Value | null>((typed) => (typed.trim() === "" ? { value: null } : check(typed)));
}

export function readAddress(typed: string): Checked<string> {
  const checked = checkWebAddress(typed, "Please enter a web address.");
  return "href" in checked ? { value: checked.href } : checked;
}

export function readWhole(least: number, most: number, problem: string) {
  return (typed: string): Checked<number> => {
    const value = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    return value >= least && value <= most ? { value } : { problem };
  };
}

/** Thousands grouped with spaces, as on the Continent: `3 400`. */
const GROUPED = /^\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?=$|[.,])/;

/** Reads a number with at most two decimals, between both limits. */
export function readAmount(least: number, most: number, problem: string) {
  return (typed: string): Checked<number> => {
    if (typed.trim() === "") return { problem };
    const whole = typed.trim().replace(GROUPED, (digits) => digits.replaceAll(/\D/g, ""));
    const read = readThousands(whole, { value: most, problem });
    if ("problem" in read) return read;
    if (read.value < least) return { problem };
    // The database stores two decimals.
    return Number(read.value.toFixed(2)) === read.value
      ? read
      : { problem: "At most two digits after the point." };
  };
}

/** Reads a date between both limits, as `2026-11-22`. */
export function readDay(first: string, last: string, problem: string) {
  return (typed: string): Checked<string> => {
    const day = typed.trim();
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
    return isDay && day >= first && day <= last ? { value: day } : { problem };
  };
}

/** Has begun somewhere on Earth. @param now in milliseconds */
export function lastDayOnEarth(now: number): string {
  return new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);
}

export function readChoice<const Code extends string>(codes: readonly Code[], problem: string) {
  return (typed: string): Checked<Code> => {
    const value = codes.find((code) => code === typed);
    return value === undefined ? { problem } : { value };
  };
}

const MOST_LINES = 50;
const LONGEST_LINE = 120;

export function readLines(typed: string): Checked<string[]> {
  if (typed.length > MOST_LINES * LONGEST_LINE * 10) return { problem: "This is too long." };
  const lines: string[] = [];
  for (const line of typed.split("\n")) {
    const { text, problem } = checkText(line, LONGEST_LINE);
    if (problem !== null) return { problem: `Each line: ${problem}` };
    if (text !== "" && !lines.includes(text)) lines.push(text);
  }
  return lines.length > MOST_LINES ? { problem: `At most ${MOST_LINES} lines.` } : { value: lines };
}
