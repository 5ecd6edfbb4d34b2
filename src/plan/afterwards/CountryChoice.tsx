import { COUNTRIES_WITH_RULES, COUNTRY_SLUGS } from "@/law/lawPages.ts";
import { Button } from "@/ui/Button.tsx";
import { withToggled } from "./storedAfterwards.ts";

interface CountryChoiceProps {
  shown: readonly string[];
  isByHand: boolean;
  hasAnswers: boolean;
  onChoose: (countries: string[] | null) => void;
}

export function CountryChoice({ shown, isByHand, hasAnswers, onChoose }: CountryChoiceProps) {
  return (
    <fieldset className="mt-6 rounded-2xl border border-line bg-surface p-5 print:hidden">
      <legend className="float-left w-full font-medium">Which countries?</legend>
      <div className="clear-both grid gap-x-6 pt-1 sm:grid-cols-3 lg:grid-cols-5">
        {COUNTRY_SLUGS.map((slug, index) => (
          <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={shown.includes(slug)}
              onChange={({ target }) => onChoose(withToggled(COUNTRY_SLUGS, shown, slug, target.checked))}
            />
            <span>{COUNTRIES_WITH_RULES[index]}</span>
          </label>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
        {shown.length > 0 && (
          <Button tone="outline" onClick={() => onChoose([])}>
            Show all in short
          </Button>
        )}
        {isByHand && hasAnswers && (
          <Button tone="outline" onClick={() => onChoose(null)}>
            Go by my answers
          </Button>
        )}
      </div>
    </fieldset>
  );
}
