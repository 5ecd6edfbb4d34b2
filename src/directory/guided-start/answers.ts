/** Whose eggs a treatment uses. */
export const EGGS = ["own", "donor"] as const;
/** The age groups in which registers publish most results. */
export const AGES = ["under-35", "35-37", "38-39", "40-42", "43-and-over"] as const;
/** How far one would travel, in kilometres as the crow flies. */
export const DISTANCES = [100, 200, 300, 500] as const;

export type Eggs = (typeof EGGS)[number];
export type Age = (typeof AGES)[number];
export type Distance = (typeof DISTANCES)[number];

/** What somebody said; null or nothing where they skipped the question. */
export interface Answers {
  eggs: Eggs | null;
  /** Decides words only: it narrows nothing, and never gets into an address. */
  age: Age | null;
  /** ISO 639-1; any of them will do. */
  languages: string[];
  /** The city that they start from, as the address writes it: `karlovy-vary`. */
  from: string | null;
  within: Distance | null;
}

export const NO_ANSWERS: Answers = { eggs: null, age: null, languages: [], from: null, within: null };

/** The questions in their order. */
export const QUESTIONS = ["eggs", "age", "language", "distance"] as const;
export type Question = (typeof QUESTIONS)[number];

/** More languages than anybody speaks. */
const MOST_LANGUAGES = 30;

/** The answers in what a browser kept. What is broken counts as not answered. */
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

/** The same answers without that to one question. */
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
