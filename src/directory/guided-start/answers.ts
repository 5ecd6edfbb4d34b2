import type { TypedAnswers } from "@/law/answers.ts";

/** In kilometres, in a straight line. */
export const DISTANCES = [100, 200, 300, 500] as const;
export type Distance = (typeof DISTANCES)[number];

/** What only the guide asks, null or empty for skipped questions. */
export interface Wishes {
  /** ISO 639-1; any of them will do. */
  languages: string[];
  /** Where they would be treated, as clinics' rows call it; empty for any country. */
  country: string;
  /** From the home city of the record. */
  within: Distance | null;
}

export interface Answers extends Wishes {
  typed: TypedAnswers;
}

export interface AnswersChange extends Partial<Wishes> {
  typed?: Partial<TypedAnswers>;
}

export const NO_WISHES: Wishes = { languages: [], country: "", within: null };

export const QUESTIONS = ["who", "age", "eggs", "language", "distance"] as const;
export type Question = (typeof QUESTIONS)[number];

const MOST_LANGUAGES = 30;

export function readWishes(stored: unknown): Wishes {
  if (typeof stored !== "object" || stored === null) return NO_WISHES;
  const { languages, country, within }: Record<keyof Wishes, unknown> = { ...NO_WISHES, ...stored };
  return {
    languages: Array.isArray(languages)
      ? [...new Set(languages.filter(isLanguage))].slice(0, MOST_LANGUAGES)
      : [],
    country: typeof country === "string" && /^[\p{L}' -]{0,60}$/u.test(country) ? country : "",
    within: DISTANCES.find((one) => one === within) ?? null,
  };
}

function isLanguage(value: unknown): value is string {
  return typeof value === "string" && /^[a-z]{2}$/.test(value);
}

export const SKIPPED: Record<Question, AnswersChange> = {
  who: { typed: { partner: "" } },
  age: { typed: { age: "" } },
  eggs: { typed: { eggs: "own", treatment: "" } },
  language: { languages: [] },
  distance: { typed: { homeCity: "" }, country: "", within: null },
};
