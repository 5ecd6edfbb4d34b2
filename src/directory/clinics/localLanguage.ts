import type { LocalLanguage } from "./localQuestions.ts";

const LANGUAGES: Record<string, { code: LocalLanguage; name: string }> = {
  Czechia: { code: "cs", name: "Czech" },
  Poland: { code: "pl", name: "Polish" },
};

/** Returns the language of a clinic's first country, in which we can ask it; undefined where it is English or we can't. */
export function localLanguage([country = ""]: readonly string[]) {
  return LANGUAGES[country];
}
