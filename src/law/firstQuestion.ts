import { readValue } from "@/storage/storage.ts";
import type { TypedAnswers } from "./answers.ts";
import type { Question } from "./ruleTexts.ts";

/** What most couples who go abroad ask. */
export const USUAL_QUESTION: Question = "donorEggs";

export function firstQuestion(answerTo: (field: keyof TypedAnswers) => unknown): Question {
  const [partner, embryos] = [answerTo("partner"), answerTo("embryos")];
  if (partner === "womanAlone" || partner === "twoWomen") return partner;
  if (embryos === "abroad") return "embryosFromAbroad";
  if (embryos === "there") return "storage";
  if (answerTo("treatment") && answerTo("eggs") === "donor") return "donorEggs";
  if (partner === "unmarriedCouple") return partner;
  return answerTo("age") ? "ageOwnEggs" : USUAL_QUESTION;
}

export function storedFirstQuestion(): Question {
  const kept: object = Object(readValue("plan-answers"));
  return firstQuestion((field): unknown => Reflect.get(kept, field));
}
