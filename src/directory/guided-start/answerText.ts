import { NAMES_OF_LANGUAGES } from "@/directory/filtering/languageCodes.ts";
import type { Age, Answers, Distance, Question } from "./answers.ts";
import { AGE_LABELS, EGGS_LABELS } from "./choiceLabels.ts";
import type { City } from "./filtersFromAnswers.ts";

const WOMEN: Record<Age, string> = {
  "under-35": "women under 35",
  "35-37": "women aged 35 to 37",
  "38-39": "women aged 38 or 39",
  "40-42": "women aged 40 to 42",
  "43-and-over": "women aged 43 or over",
};

export function distanceText(distance: Distance): string {
  return `Up to ${distance} km`;
}

/** Returns which results to look at, in sentences; null without an age. */
export function resultsAdvice({ eggs, age }: Answers): string | null {
  if (age === null) return null;
  const limits = "Laws and clinics set age limits. We don't guess them: ask each clinic.";
  if (eggs === "donor") {
    return `With a donor's eggs the result depends mostly on the donor's age, so look at results with egg donation, not at those for your own age. ${limits}`;
  }
  return `Look at results for ${WOMEN[age]}. If a clinic only publishes one figure for all ages, ask for the one for yours. ${limits}`;
}

const SKIPPED = "Skipped";
const list = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Returns an answer as text for review. */
export function answerText(answers: Answers, question: Question, cities: City[]): string {
  switch (question) {
    case "eggs":
      return answers.eggs ? EGGS_LABELS[answers.eggs] : SKIPPED;
    case "age":
      return answers.age ? AGE_LABELS[answers.age] : SKIPPED;
    case "language":
      return answers.languages.length > 0
        ? list.format(answers.languages.map((code) => NAMES_OF_LANGUAGES.get(code) ?? code))
        : SKIPPED;
    case "distance": {
      const start = cities.find(({ slug }) => slug === answers.from);
      return start && answers.within !== null
        ? `${distanceText(answers.within)} from ${start.name}`
        : SKIPPED;
    }
  }
}
