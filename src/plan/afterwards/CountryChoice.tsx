import { COUNTRIES_WITH_RULES, COUNTRY_SLUGS } from "@/law/lawPages.ts";
import { Button } from "@/ui/Button.tsx";
import { withToggled } from "./storedAfterwards.ts";

interface CountryChoiceProps {
  ticked: readonly string[];
  canFollow: boolean;
  onChoose: (countries: string[] | null) => void;
}

/** Folded, so that what the law says comes before the list of countries. */
export function CountryChoice({ ticked, canFollow, onChoose }: CountryChoiceProps) {
  const summary = ticked.length === 0 ? "Choose countries" : "Compare other countries";
  return (
    <details className="mt-3 rounded-2xl border border-line bg-surface px-5 print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium">
        <span key={summary}>{summary}</span>
        <span aria-hidden className="text-quiet">
          ▾
        </span>
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">Which countries?</legend>
        <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
          {COUNTRY_SLUGS.map((slug, index) => (
            <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={ticked.includes(slug)}
                onChange={({ target }) => onChoose(withToggled(COUNTRY_SLUGS, ticked, slug, target.checked))}
              />
              <span>{COUNTRIES_WITH_RULES[index]}</span>
            </label>
          ))}
        </div>
        <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
          {ticked.length > 0 && (
            <Button tone="outline" onClick={() => onChoose([])}>
              Show all in brief
            </Button>
          )}
          {canFollow && (
            <Button tone="outline" onClick={() => onChoose(null)}>
              Go by my plan
            </Button>
          )}
        </div>
      </fieldset>
    </details>
  );
}
