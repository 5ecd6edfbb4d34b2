import { AGE } from "./words/age.ts";
import { DONORS } from "./words/donors.ts";
import { STORAGE } from "./words/storage.ts";
import { TESTING } from "./words/testing.ts";
import type { Told } from "./words/told.ts";
import { WHO } from "./words/who.ts";

/** Every question, in the order of the pages, with its possible answers. The codes of the rules are these keys. */
export const WORDS = { ...WHO, ...AGE, ...DONORS, ...TESTING, ...STORAGE };

export type Question = keyof typeof WORDS;
/** What can be answered to a question. */
export type Code<One extends Question> = keyof (typeof WORDS)[One]["answers"] & string;

/** The questions under the headings of the pages. */
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

/** Every question, in the order of the pages. */
export const QUESTIONS: Question[] = TOPICS.flatMap(({ questions }): readonly Question[] => questions);

export const UNKNOWN: Told = ["Not known to us: ask", "Not known to us: ask the clinic."];
