import type { SheetTranslation } from "./english.ts";

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

export const LANGUAGE_CODES = Object.keys(LANGUAGES).filter(isLanguage);

export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && Object.hasOwn(LANGUAGES, code);
}

const OF_COUNTRIES: ReadonlyMap<string, Language> = new Map([
  ["Czechia", "cs"],
  ["Poland", "pl"],
  ["Germany", "de"],
  ["Austria", "de"],
]);

export function languageIn(country: string): Language | null {
  return OF_COUNTRIES.get(country) ?? null;
}
