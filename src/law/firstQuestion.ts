import { needsDonorSperm, readStoredAnswers, type TypedAnswers } from "./answers.ts";
import { readValue } from "@/storage/storage.ts";
import type { Question } from "./ruleTexts.ts";

/** What most couples who go abroad ask. */
export const USUAL_QUESTION: Question = "donorEggs";

/** Returns the question of the law that matters first to somebody's answers. */
export function firstQuestion({ partner, eggs, embryos, treatment, age }: TypedAnswers): Question {
  if (partner !== "" && needsDonorSperm(partner)) return partner;
  if (embryos !== "none") return embryos === "abroad" ? "embryosFromAbroad" : "storage";
  if (treatment !== "" && eggs === "donor") return "donorEggs";
  if (partner === "unmarriedCouple") return partner;
  return age === "" ? USUAL_QUESTION : "ageOwnEggs";
}

/** Returns that of the answers that this browser keeps. */
export function storedFirstQuestion(): Question {
  const typed = readStoredAnswers(readValue("plan-answers"));
  return typed ? firstQuestion(typed) : USUAL_QUESTION;
}
