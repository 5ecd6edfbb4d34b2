import type { Question } from "./ruleTexts.ts";

/** Whom somebody wants to be treated with, as the question about it in the rules. */
export const PARTNERS = [
  "marriedCouple",
  "unmarriedCouple",
  "womanAlone",
  "twoWomen",
] as const satisfies Question[];
export const EGGS = ["own", "donor"] as const;
export const SPERM = ["partner", "donor"] as const;
/** Where embryos are that are frozen already. */
export const EMBRYOS = ["none", "there", "abroad"] as const;

export const YOUNGEST = 18;
export const OLDEST = 70;

/** What somebody answered. The age is of whoever would carry the child, in whole years. */
export interface Answers {
  age: number;
  partner: (typeof PARTNERS)[number];
  eggs: (typeof EGGS)[number];
  sperm: (typeof SPERM)[number];
  embryos: (typeof EMBRYOS)[number];
  /** Whether it matters that the child can learn who the donor is. */
  knownDonor: boolean;
}

/** What stands in the fields, before all of it is answered. */
export interface Typed {
  age: string;
  partner: Answers["partner"] | "";
  eggs: Answers["eggs"];
  sperm: Answers["sperm"];
  embryos: Answers["embryos"];
  knownDonor: boolean;
}

export const NOTHING_TYPED: Typed = {
  age: "",
  partner: "",
  eggs: "own",
  sperm: "partner",
  embryos: "none",
  knownDonor: false,
};

/** Without a man there is no partner's sperm. */
export function needsDonorSperm(partner: Typed["partner"]): boolean {
  return partner === "womanAlone" || partner === "twoWomen";
}

/** The age in whole years, or what is wrong with it in words; null while none is typed. */
export function readAge(text: string): { age: number } | { problem: string } | null {
  const typed = text.trim();
  if (typed === "") return null;
  const age = Number(typed);
  if (!/^\d{1,3}$/.test(typed)) return { problem: "Enter your age in whole years, such as 38." };
  if (age < YOUNGEST || age > OLDEST) return { problem: `Enter an age between ${YOUNGEST} and ${OLDEST}.` };
  return { age };
}

/** The answers, once there are enough to decide with; null until then. */
export function answersFrom(typed: Typed): Answers | null {
  const read = readAge(typed.age);
  if (!read || "problem" in read || typed.partner === "") return null;
  const sperm = needsDonorSperm(typed.partner) ? "donor" : typed.sperm;
  return { ...typed, age: read.age, partner: typed.partner, sperm };
}

/** What was kept in the browser, if it is what we keep; anything else counts as nothing. */
export function typedFrom(kept: unknown): Typed | null {
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
