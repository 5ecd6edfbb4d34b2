import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { readAge } from "@/law/ageReading.ts";
import { needsDonorSperm, type TypedAnswers } from "@/law/answers.ts";
import { isFrozenTransfer } from "@/law/treatments.ts";
import { listed } from "@/ui/listed.ts";
import type { Answers, Distance, Question } from "./answers.ts";
import { recordedAnswer } from "./knownAnswers.ts";
import type { City } from "./filtersFromAnswers.ts";

export function distanceText(distance: Distance | null): string {
  return distance === null ? "Any distance" : `Up to ${distance} km`;
}

const DONOR_SPERM =
  "Your treatment needs donor sperm, too. This list doesn’t consider it, so ask each clinic whether it has it and what it costs.";

/** Returns what to look at and to ask, in paragraphs. */
export function adviceFor({ typed }: Answers): string[] {
  const needsSperm =
    !isFrozenTransfer(typed.treatment) && (typed.sperm === "donor" || needsDonorSperm(typed.partner));
  return [resultsAdvice(typed), needsSperm && DONOR_SPERM].filter((text) => typeof text === "string");
}

function resultsAdvice(typed: TypedAnswers): string | null {
  const read = readAge(typed.age);
  if (!read || "problem" in read) return null;
  const limits = "Clinics set limits of their own, so ask each one.";
  if (typed.eggs === "donor") {
    return `With a donor's eggs the result depends mostly on the donor's age, so look at results with egg donation, not at those for your own age. ${limits}`;
  }
  const { age } = read;
  const group = isFrozenTransfer(typed.treatment)
    ? "for the age at which the eggs were collected"
    : `for women of ${age}`;
  return `Look at results ${group}. If a clinic only publishes one figure for all ages, ask for the one for yours. ${limits}`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const SKIPPED = "Skipped";

export function answerText(answers: Answers, question: Question, cities: City[]): string {
  const { typed, languages, country, within } = answers;
  switch (question) {
    case "who":
    case "age":
    case "eggs":
      return recordedAnswer(answers, question) ?? SKIPPED;
    case "language":
      return languages.length > 0
        ? listed(
            languages.map((code) => NAMES_OF_LANGUAGES.get(code) ?? code),
            "or",
          )
        : SKIPPED;
    case "distance": {
      const start = cities.find(({ slug }) => slug === typed.homeCity);
      const far = within === null ? "any distance" : `up to ${within} km`;
      const distance = start ? `${far} from ${start.name}` : "";
      return capitalised([country, distance].filter(Boolean).join(", ")) || SKIPPED;
    }
  }
}
