import { listed } from "@/ui/listed.ts";
import { COUNTRIES } from "./countries.ts";

export const COUNTRY_NAMES = listed(COUNTRIES.map(({ nameInSentence }) => nameInSentence));
