import type { SheetTranslation } from "./english.ts";

/** The languages of the sheet beside English, by their codes. Each loads once it is chosen. */
export const LANGUAGES = {
  cs: {
    name: "Czech",
    load: async (): Promise<SheetTranslation> => (await import("./languages/czech.ts")).CZECH,
  },
  pl: {
    name: "Polish",
    load: async (): Promise<SheetTranslation> => (await import("./languages/polish.ts")).POLISH,
  },
  de: {
    name: "German",
    load: async (): Promise<SheetTranslation> => (await import("./languages/german.ts")).GERMAN,
  },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES: Language[] = ["cs", "pl", "de"];

/** Whether a text is the code of a language that the sheet has. */
export function isLanguage(code: unknown): code is Language {
  return LANGUAGE_CODES.some((known) => known === code);
}
