export { LANGUAGE_CODES, NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
