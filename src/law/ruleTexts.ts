import { AGE } from "./texts/age.ts";
import { DONORS } from "./texts/donors.ts";
import { STORAGE } from "./texts/storage.ts";
import { TESTING } from "./texts/testing.ts";
import type { Explanation } from "./texts/explanation.ts";
import { PATIENTS } from "./texts/patients.ts";

/** Every question in page order, with its possible answers. The keys are the codes of the rules. */
export const RULE_TEXTS = { ...PATIENTS, ...AGE, ...DONORS, ...TESTING, ...STORAGE };

export type Question = keyof typeof RULE_TEXTS;
export type Code<One extends Question> = keyof (typeof RULE_TEXTS)[One]["answers"] & string;

export const TOPICS = [
  {
    id: "who",
    title: "Who may be treated",
    questions: ["marriedCouple", "unmarriedCouple", "womanAlone", "twoWomen"],
  },
  { id: "age", title: "Until what age", questions: ["ageOwnEggs", "ageDonorEggs", "ageFrozen"] },
  {
    id: "donors",
    title: "Donors",
    questions: ["donorEggs", "donorSperm", "bothDonors", "donorIdentity", "embryoDonation"],
  },
  { id: "testing", title: "Genetic tests", questions: ["geneticTesting", "sexChoice"] },
  {
    id: "storage",
    title: "Frozen embryos",
    questions: ["storage", "afterStorage", "embryosFromAbroad", "afterDeath"],
  },
] as const satisfies readonly { id: string; title: string; questions: readonly Question[] }[];

export const QUESTIONS: Question[] = TOPICS.flatMap(({ questions }): readonly Question[] => questions);

export function topicOf(question: Question): string {
  return TOPICS.find(({ questions }) => (questions as readonly Question[]).includes(question))?.id ?? "";
}

export const UNKNOWN: Explanation = ["Not known: ask", "Not known: ask the clinic."];
