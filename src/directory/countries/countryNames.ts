import { listed } from "@/ui/listed.ts";
import { COUNTRIES } from "./countries.ts";

/** `Czechia and Poland`: the countries of the directory within a sentence. */
export const COUNTRY_NAMES = listed(COUNTRIES.map(({ nameInSentence }) => nameInSentence));
