import { AGE_QUESTION, PARTNER_QUESTION } from "@/law/answerLabels.ts";
import type { TypedAnswers } from "@/law/answers.ts";
import { PARTNERS_EGG } from "@/law/partnersEgg.ts";
import type { Question } from "./answers.ts";

export const TITLES: Record<Question, string> = {
  who: PARTNER_QUESTION,
  age: AGE_QUESTION,
  eggs: "Whose eggs would you use?",
  language: "Which languages would you like to speak there?",
  distance: "Where, and how far would you travel?",
};

const HINTS: Record<Question, string> = {
  who: "Some countries don’t treat everybody. We leave out clinics that may not treat you.",
  age: "The laws of some countries set an age limit. Your age is never sent.",
  eggs: "If you don't know yet, skip this.",
  language: "Choose as many as you like: any of them will do. Clinics whose languages we don’t know stay in.",
  distance:
    "Choose a country, a distance or both. Straight-line distance; the journey is longer. We know where these cities are, so choose the one nearest to you.",
};

export function hintFor(question: Question, partner: TypedAnswers["partner"]): string {
  const hint = HINTS[question];
  return question === "eggs" && partner === "twoWomen" ? `${PARTNERS_EGG} ${hint}` : hint;
}

export function eggsLabel(eggs: TypedAnswers["eggs"], partner: TypedAnswers["partner"]): string {
  if (eggs === "donor") return "A donor's";
  if (partner === "twoWomen") return "The eggs of whoever carries the pregnancy";
  return partner === "womanAlone" ? "My own" : "My own or my partner's";
}
