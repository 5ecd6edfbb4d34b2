import type { Answers } from "./answers.ts";

export const PARTNER_OPTIONS = [
  ["marriedCouple", "A woman and a man, married to each other"],
  ["unmarriedCouple", "A woman and a man, not married"],
  ["womanAlone", "A woman on her own"],
  ["twoWomen", "Two women as a couple"],
] as const satisfies readonly (readonly [Answers["partner"], string])[];

export const AGE_QUESTION = "How old is the woman who will carry the pregnancy?";
export const PARTNER_QUESTION = "Who would be treated?";
