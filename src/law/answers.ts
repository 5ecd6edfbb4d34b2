import type { Question } from "./ruleTexts.ts";

/** Each one is also the question in the rules that decides whether it is allowed. */
export const PARTNERS = [
  "marriedCouple",
  "unmarriedCouple",
  "womanAlone",
  "twoWomen",
] as const satisfies Question[];
export const EGGS = ["own", "donor"] as const;
export const SPERM = ["partner", "donor"] as const;
export const EMBRYOS = ["none", "there", "abroad"] as const;

export const YOUNGEST = 18;
export const OLDEST = 70;

/** A couple's answers. The age is in whole years, of the person who would carry the child. */
export interface Answers {
  age: number;
  partner: (typeof PARTNERS)[number];
  eggs: (typeof EGGS)[number];
  sperm: (typeof SPERM)[number];
  embryos: (typeof EMBRYOS)[number];
  /** Whether the child must be able to learn who the donor is. */
  knownDonor: boolean;
}

/** The form's fields, which may still be incomplete. */
export interface TypedAnswers {
  age: string;
  partner: Answers["partner"] | "";
  eggs: Answers["eggs"];
  sperm: Answers["sperm"];
  embryos: Answers["embryos"];
  knownDonor: boolean;
}

export const EMPTY_ANSWERS: TypedAnswers = {
  age: "",
  partner: "",
  eggs: "own",
  sperm: "partner",
  embryos: "none",
  knownDonor: false,
};

export function needsDonorSperm(partner: TypedAnswers["partner"]): boolean {
  return partner === "womanAlone" || partner === "twoWomen";
}

/**
 * Reads an age in whole years.
 * @returns the age, a message for the visitor, or null for an empty field
 */
export function readAge(text: string): { age: number } | { problem: string } | null {
  const typed = text.trim();
  if (typed === "") return null;
  const age = Number(typed);
  if (!/^\d{1,3}$/.test(typed)) return { problem: "Enter your age in whole years, such as 38." };
  if (age < YOUNGEST || age > OLDEST) return { problem: `Enter an age between ${YOUNGEST} and ${OLDEST}.` };
  return { age };
}

/** Returns the answers, or null while some are missing. */
export function completeAnswers(typed: TypedAnswers): Answers | null {
  const read = readAge(typed.age);
  if (!read || "problem" in read || typed.partner === "") return null;
  const sperm = needsDonorSperm(typed.partner) ? "donor" : typed.sperm;
  return { ...typed, age: read.age, partner: typed.partner, sperm };
}

/** Reads stored answers, or returns null when they are not ours. */
export function readStoredAnswers(kept: unknown): TypedAnswers | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { age, partner, eggs, sperm, embryos, knownDonor }: Record<string, unknown> = { ...kept };
  const isOurs =
    typeof age === "string" &&
    /^\d{0,3}$/.test(age) &&
    (partner === "" || isOneOf(PARTNERS, partner)) &&
    isOneOf(EGGS, eggs) &&
    isOneOf(SPERM, sperm) &&
    isOneOf(EMBRYOS, embryos) &&
    typeof knownDonor === "boolean";
  return isOurs ? { age, partner, eggs, sperm, embryos, knownDonor } : null;
}

function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((known) => known === value);
}
