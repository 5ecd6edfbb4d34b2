import { memo, useMemo } from "react";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { isOneOf, OFFERS, type ListFilters, type ListFilter } from "./listFilters.ts";
import { optionText, placeText, type Answers } from "./offerTexts.ts";
import { optionsOf } from "./options.ts";
import { FILTER_LABELS, filterValueLabel } from "./filterLabels.ts";

const isAboutOffers = isOneOf(OFFERS);

interface CheckGroupProps {
  filter: ListFilter;
  clinics: Clinic[];
  /** The clinics that match the search. */
  searched: Clinic[];
  /** As drawn, possibly a moment behind. */
  listFilters: ListFilters;
  chosen: readonly string[];
  areOffersKnown: boolean;
  onToggle: (filter: ListFilter, value: string) => void;
}

/** Memoised, so that a tick is drawn before the other groups. */
export const CheckGroup = memo(function CheckGroup({
  filter,
  clinics,
  searched,
  listFilters,
  chosen,
  areOffersKnown,
  onToggle,
}: CheckGroupProps) {
  const options = useMemo(
    () => optionsOf(clinics, searched, listFilters, filter),
    [clinics, searched, listFilters, filter],
  );
  if (options.length === 0) return null;
  const isOffer = isAboutOffers(filter);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{FILTER_LABELS[filter]}</legend>
      <div className="-mx-2 max-h-72 overflow-y-auto px-2">
        {options.map(({ value, ...answers }) => (
          <label
            key={value}
            className={`flex min-h-11 cursor-pointer items-center gap-3 py-1 hover:text-accent ${answers.known + answers.unknown === 0 ? "text-quiet" : ""}`}
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onToggle(filter, value)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="flex grow flex-wrap items-baseline justify-between gap-x-3 leading-snug">
              <bdi className="wrap-anywhere">{filterValueLabel(filter, value, clinics)}</bdi>{" "}
              {(areOffersKnown || !isOffer) && <Count answers={answers} isOffer={isOffer} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});

function Count({ answers, isOffer }: { answers: Answers; isOffer: boolean }) {
  if (isOffer || answers.unknown > 0) {
    const text = isOffer ? optionText(answers) : placeText(answers);
    return <span className="text-sm text-quiet tabular-nums">{`(${text})`}</span>;
  }
  return (
    <span>
      <span aria-hidden className="text-sm text-quiet tabular-nums">
        {answers.known}
      </span>
      <span className="sr-only">{formatClinics(answers.known)}</span>
    </span>
  );
}
