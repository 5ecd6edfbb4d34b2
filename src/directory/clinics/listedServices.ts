import { COUNTRIES } from "@/directory/countries/countries.ts";
import { fold } from "@/ui/fold.ts";
import type { Clinic } from "./clinic.ts";

const NAMES: [string, RegExp][] = [
  ["embryo-donation", /\b(embryo (donation|adoption)|donated embryos?|donor embryos?)\b/],
  ["egg-donation", /\b((egg|oocyte)s? donation|donor (egg|oocyte)s?|donated (egg|oocyte)s?)\b/],
  ["egg-freezing", /\b((egg|oocyte|social) (freezing|vitrification)|fertility preservation)\b/],
  ["frozen-transfer", /\b(frozen (embryo )?transfer|fet|cryo-?transfer)\b/],
  ["icsi", /\bicsi\b/],
  ["ivf", /\bivf\b/],
];

export function treatmentsIn(text: string): string[] {
  const folded = fold(text);
  return NAMES.filter(([, name]) => name.test(folded)).map(([treatment]) => treatment);
}

export function listedServices({
  specialties,
  countries,
}: Pick<Clinic, "specialties" | "countries">): Map<string, string> {
  const home = COUNTRIES.filter(({ listedAs }) => countries.includes(listedAs));
  return new Map([
    ...specialties.flatMap(treatmentsIn).map((code) => [code, "its listing names it"] as const),
    ...home.flatMap(({ languages, nameInSentence }) =>
      languages.map((code) => [code, `the clinic is in ${nameInSentence}`] as const),
    ),
  ]);
}
