import { readAge } from "@/law/ageReading.ts";
import { PARTNER_OPTIONS } from "@/law/answerLabels.ts";
import { QUESTIONS, type Answers, type Question } from "./answers.ts";
import { eggsLabel } from "./choiceLabels.ts";
import type { Step } from "./useStep.ts";

export function recordedAnswer({ typed }: Answers, question: Question): string | null {
  const read = readAge(typed.age);
  switch (question) {
    case "who":
      return PARTNER_OPTIONS.find(([partner]) => partner === typed.partner)?.[1] ?? null;
    case "age":
      return read && "age" in read ? String(read.age) : null;
    case "eggs":
      return typed.treatment === "" ? null : eggsLabel(typed.eggs, typed.partner);
    default:
      return null;
  }
}

function isAnswered(answers: Answers, question: Question): boolean {
  if (question === "language") return answers.languages.length > 0;
  if (question === "distance")
    return answers.country !== "" || (answers.within !== null && answers.typed.homeCity !== "");
  return recordedAnswer(answers, question) !== null;
}

export function nextStep(answers: Answers, after?: Question): Step {
  const rest = after ? QUESTIONS.slice(QUESTIONS.indexOf(after) + 1) : QUESTIONS;
  return rest.find((question) => !isAnswered(answers, question)) ?? "result";
}
