import type { CostPlan } from "./costPlan.ts";
import { isBlank, isMain, type Line } from "./lines.ts";
import type { LineCode } from "./lineRules.ts";
import { openParts, partsQuestion } from "./openParts.ts";
import {
  CLOSING,
  DONOR_CYCLE,
  GREETING,
  ON_TOP,
  QUESTIONS,
  type Language,
  type Question,
} from "./questions.ts";

export interface LetterQuestion {
  code: LineCode;
  question: Question;
}

export function questionsFor(lines: readonly Line[], plan: Pick<CostPlan, "treatment">): LetterQuestion[] {
  const aboutParts = partsQuestion(openParts(lines, plan));
  return lines.flatMap((line) => {
    const { code, kind } = line;
    if (aboutParts && isMain(code, plan)) return [{ code, question: aboutParts }];
    if (!isBlank(line)) return [];
    // A clinic can't know the person's other costs.
    if (code === "other") return [];
    const usesDonorEggs = code === "cycle" && plan.treatment === "donor-eggs";
    const onTop = kind === "extra" ? ON_TOP[code] : undefined;
    return [{ code, question: onTop ?? (usesDonorEggs ? DONOR_CYCLE : QUESTIONS[code]) }];
  });
}

export function writeLetter(asked: readonly LetterQuestion[], language: "en" | Language): string {
  const numbered = asked.map(({ question }, index) => `${index + 1}. ${question[language]}`);
  return [GREETING[language], numbered.join("\n"), CLOSING[language]].join("\n\n");
}

export function languageOf(countries: readonly string[]): Language | null {
  if (countries.includes("Czechia")) return "cs";
  return countries.includes("Poland") ? "pl" : null;
}
