import type { TypedAnswers } from "./answers.ts";
import type { CountryRules } from "./rules.ts";
import { formatVerdict } from "./verdictSentence.ts";

interface LawLineProps {
  country: CountryRules;
  asked: TypedAnswers;
}

export function LawLine({ country, asked }: LawLineProps) {
  const { verdict, sentence } = formatVerdict(country.name, country, asked);
  if (verdict === "allowed") return null;
  return (
    <p key={sentence} className="mt-2 rounded-lg border border-line bg-surface px-4 py-2 print:px-0">
      {sentence}
    </p>
  );
}
