import { readFileSync } from "node:fs";
import { lawsFromJson } from "@/law/lawsFromJson.ts";
import type { CountryRules } from "@/law/rules.ts";

interface SeededLaw {
  country: string;
  checked_on: string;
  texts: { id: number; source_name: string; source_url: string; as_of?: string }[];
  rules: { question: string; answer: string; text: number; article?: string; confidence: string }[];
}

const seed = readFileSync("supabase/seed-law.sql", "utf8").split("$law$")[1] ?? "";

export const SEEDED_LAWS = (JSON.parse(seed) as SeededLaw[]).map(({ country, checked_on, texts, rules }) => ({
  country,
  checked_on,
  texts: texts.map(({ source_name: name, source_url: url, as_of }) => ({ name, url, as_of: as_of ?? null })),
  rules: rules.map((rule) => Object.assign(rule, { text: texts.findIndex(({ id }) => id === rule.text) })),
}));

export const COUNTRY_RULES: CountryRules[] = lawsFromJson(SEEDED_LAWS);
