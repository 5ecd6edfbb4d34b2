export const EGGS = ["own", "donor"] as const;
export const AGES = ["under-35", "35-37", "38-39", "40-42", "43-and-over"] as const;
/** In kilometres, in a straight line. */
export const DISTANCES = [100, 200, 300, 500] as const;

export type Eggs = (typeof EGGS)[number];
export type Age = (typeof AGES)[number];
export type Distance = (typeof DISTANCES)[number];

/** Null or empty for skipped questions. */
export interface Answers {
  eggs: Eggs | null;
  /** Changes texts only: it filters nothing and never enters an address. */
  age: Age | null;
  /** ISO 639-1; any of them will do. */
  languages: string[];
  /** As the address writes it: `karlovy-vary`. */
  from: string | null;
  within: Distance | null;
}

export const NO_ANSWERS: Answers = { eggs: null, age: null, languages: [], from: null, within: null };

export const QUESTIONS = ["eggs", "age", "language", "distance"] as const;
export type Question = (typeof QUESTIONS)[number];

const MOST_LANGUAGES = 30;

/** Returns stored answers; invalid ones count as skipped. */
export function readAnswers(stored: unknown): Answers {
  if (typeof stored !== "object" || stored === null) return NO_ANSWERS;
  const { eggs, age, languages, from, within }: Record<keyof Answers, unknown> = { ...NO_ANSWERS, ...stored };
  return {
    eggs: EGGS.find((one) => one === eggs) ?? null,
    age: AGES.find((one) => one === age) ?? null,
    languages: Array.isArray(languages)
      ? [...new Set(languages.filter(isLanguage))].slice(0, MOST_LANGUAGES)
      : [],
    from: typeof from === "string" && /^[a-z0-9-]{1,60}$/.test(from) ? from : null,
    within: DISTANCES.find((one) => one === within) ?? null,
  };
}

function isLanguage(value: unknown): value is string {
  return typeof value === "string" && /^[a-z]{2}$/.test(value);
}

export function withoutAnswer(answers: Answers, question: Question): Answers {
  switch (question) {
    case "eggs":
      return { ...answers, eggs: null };
    case "age":
      return { ...answers, age: null };
    case "language":
      return { ...answers, languages: [] };
    case "distance":
      return { ...answers, from: null, within: null };
  }
}
