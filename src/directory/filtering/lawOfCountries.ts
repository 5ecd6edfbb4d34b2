import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { TypedAnswers } from "@/law/answers.ts";
import { VERDICTS } from "@/law/eligibility.ts";
import type { CountryRules } from "@/law/rules.ts";
import { slugOf } from "./slug.ts";
import { formatVerdict, type ExplainedVerdict } from "@/law/verdictSentence.ts";

const rank = ({ verdict }: ExplainedVerdict) => VERDICTS.indexOf(verdict ?? "unknown");

export function verdictsOf(
  clinics: Clinic[],
  laws: readonly CountryRules[],
  typed: TypedAnswers,
): ExplainedVerdict[] {
  const countries = [...new Set(clinics.flatMap((clinic) => clinic.countries))].toSorted();
  return countries
    .map((country) =>
      formatVerdict(
        country,
        laws.find(({ listedAs }) => listedAs === country),
        typed,
      ),
    )
    .toSorted((one, other) => rank(one) - rank(other));
}

export function countriesThatForbid(verdicts: readonly ExplainedVerdict[]): ReadonlySet<string> {
  return new Set(verdicts.flatMap(({ country, verdict }) => (verdict === "forbidden" ? country : [])));
}

export function countriesBut(refused: ReadonlySet<string>, clinics: Clinic[]): string[] {
  const all = [...new Set(clinics.flatMap(({ countries }) => countries))];
  const left = all.filter((country) => !refused.has(country));
  return left.length === all.length ? [] : left.map(slugOf).toSorted();
}

/** Whether every country of a clinic refuses; a clinic without a country is refused by none. */
export function isRefused({ countries }: Clinic, refused: ReadonlySet<string>): boolean {
  return countries.length > 0 && countries.every((country) => refused.has(country));
}
