import type { Json } from "@/backend/database.types.ts";
import { isStorable } from "@/backend/visibleText.ts";
import type { ColumnType } from "./columns.ts";

function listOfCell(cell: string): string[] {
  const items: string[][] = [[]];
  for (const sign of cell.match(/\\[\s\S]|[\s\S]/gu) ?? []) {
    if (sign === "|") items.push([]);
    else items.at(-1)?.push(sign);
  }
  return items.map(itemOf).filter((item) => item !== "");
}

const isPart = (sign: string) => sign.trim() !== "";

/** Keeps spaces at either end only behind a backslash. */
function itemOf(signs: string[]): string {
  const own = signs.slice(signs.findIndex(isPart), signs.findLastIndex(isPart) + 1);
  return own.map((sign) => (sign.length > 1 ? sign.replace(/^\\/, "") : sign)).join("");
}

// As spreadsheets write them in English, Czech, Polish and German.
const YES = new Set(["yes", "true", "1", "ano", "pravda", "tak", "prawda", "ja", "wahr"]);
const NO = new Set(["no", "false", "0", "ne", "nepravda", "nie", "fałsz", "nein", "falsch"]);

export function readCell(cell: string, type: ColumnType): { value: Json } | { problem: string } {
  if (!isStorable(cell)) return { problem: "has a character that cannot be stored" };
  const text = cell.normalize("NFC");
  const trimmed = text.trim();
  if (trimmed === "") return { value: type === "list" ? [] : null };
  switch (type) {
    case "text":
      return { value: text };
    case "list":
      return { value: listOfCell(text) };
    case "amount":
    case "number":
    case "degrees":
      return numberOf(trimmed, type);
    case "day":
      return dayOf(trimmed);
    case "yesNo":
      return yesOrNo(trimmed);
    case "prices":
      return pricesOf(trimmed);
  }
}

/** `2,900` may be thousands, but for degrees; so may an amount of `2.900`, as Czech and Polish lists write it. */
const AMBIGUOUS: Partial<Record<ColumnType, RegExp>> = {
  number: /^(-?[1-9]\d{0,2}),(\d{3})$/,
  amount: /^(-?[1-9]\d{0,2})[.,](\d{2})(\d)$/,
};
/** More decimals would be rounded in the database. */
const AMOUNT = /^-?\d+(\.\d{1,2}0*)?$/;

function numberOf(text: string, type: ColumnType): { value: Json } | { problem: string } {
  const [isAmbiguous, whole, decimals, lost = ""] = AMBIGUOUS[type]?.exec(text) ?? [];
  if (isAmbiguous)
    return {
      problem: `can be read in two ways: “${text}”. Write ${whole}${decimals}${lost} or ${whole}.${decimals}`,
    };
  const plain = text.replace(",", ".");
  if (!/^-?\d+(\.\d+)?$/.test(plain))
    return { problem: `is no number: “${abbreviate(text)}”. Write it as 2900 or 45.5` };
  if (type === "amount" && !AMOUNT.test(plain))
    return { problem: `has more than two decimals: “${abbreviate(text)}”` };
  return { value: plain };
}

function dayOf(text: string): { value: Json } | { problem: string } {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { value: text };
  // As Czech, Polish or German spreadsheets rewrite a date; unambiguous.
  const [, day, month, year] = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(text) ?? [];
  if (day && month && year) return { value: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` };
  return {
    problem: `is no day that can be read in one way only: “${abbreviate(text)}”. Write it as 2026-05-31`,
  };
}

function yesOrNo(text: string): { value: Json } | { problem: string } {
  const word = text.toLowerCase();
  if (YES.has(word)) return { value: true };
  if (NO.has(word)) return { value: false };
  return { problem: `is neither yes nor no: “${abbreviate(text)}”` };
}

function pricesOf(text: string): { value: Json } | { problem: string } {
  try {
    const prices: Json = JSON.parse(text);
    if (typeof prices === "object" && prices !== null) return { value: prices };
  } catch {
    // Reported below.
  }
  return { problem: `is no price list. Write it as {"IVF with ICSI": 2900}` };
}

export function abbreviate(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
