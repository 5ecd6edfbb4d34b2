import type { MouseEvent } from "react";
import type { Clinic } from "@/features/clinics/clinic.ts";
import { formatPrice } from "@/features/clinics/figures.ts";
import { toggled, withoutFilters, type Finding, type ListFilter } from "./finding.ts";
import { focusFilters } from "./SearchRow.tsx";
import { useIntended, type Look } from "./useIntended.ts";
import { valueWords } from "./words.ts";

const LISTS: ListFilter[] = ["countries", "cities", "treatments", "languages"];

interface Chip {
  key: string;
  words: string;
  without: Finding;
}

function chipsOf(finding: Finding, clinics: Clinic[]): Chip[] {
  const chips: Chip[] = LISTS.flatMap((filter) =>
    finding[filter].map((value) => ({
      key: `${filter} ${value}`,
      words: valueWords(filter, value, clinics),
      without: toggled(finding, filter, value),
    })),
  );
  if (finding.maxPrice !== null) {
    chips.push({
      key: "maxPrice",
      words: `${formatPrice(finding.maxPrice)} at most`,
      without: { ...finding, maxPrice: null },
    });
  }
  if (finding.sourced) {
    chips.push({ key: "sourced", words: "With a source", without: { ...finding, sourced: false } });
  }
  return chips;
}

interface ChipsProps {
  clinics: Clinic[];
  finding: Finding;
  onLook: Look;
}

/** What is set, each with a way to take it away. */
export function Chips({ clinics, finding: drawn, onLook }: ChipsProps) {
  const [finding, look] = useIntended(drawn, onLook);
  const chips = chipsOf(finding, clinics);
  if (chips.length === 0) return null;
  // What is pressed goes away with the focus on it.
  const focusNext = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const next = currentTarget.closest("li")?.nextElementSibling?.querySelector("button");
    if (chips.length > 1) next?.focus({ preventScroll: true });
    else focusFilters();
  };
  const control =
    "inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm hover:border-accent hover:text-accent";
  return (
    <ul aria-label="Filters that are set" className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ key, words, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={`Remove ${words}`}
            onClick={(event) => {
              focusNext(event);
              look(without);
            }}
            className={`${control} border-edge bg-accent-soft`}
          >
            <bdi className="min-w-0 text-left wrap-anywhere">{words}</bdi>
            <span aria-hidden className="text-lg leading-none">
              ×
            </span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            focusFilters();
            look(withoutFilters(finding));
          }}
          className={`${control} border-transparent text-accent`}
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}
