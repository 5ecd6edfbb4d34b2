import type { Clinic } from "@/directory/clinics/clinic.ts";
import { formatPrice } from "@/directory/clinics/figures.ts";
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

/**
 * What is set, each with a way to take it away. What was taken away is out of sight at once, and its
 * place goes with the change of the list: so a slow phone lays the page out once, after its answer.
 */
export function Chips({ clinics, finding: drawn, onLook }: ChipsProps) {
  const [finding, look] = useIntended(drawn, onLook);
  const chips = chipsOf(drawn, clinics);
  const left = new Map(chipsOf(finding, clinics).map(({ key, without }) => [key, without]));
  if (chips.length === 0) return null;
  const takeAway = (pressed: HTMLElement, next: Finding) => {
    focusAfter(pressed, left.size);
    look(next);
  };
  const control =
    "inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm hover:border-accent hover:text-accent";
  return (
    <ul aria-label="Filters that are set" className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ key, words }) => (
        <li key={key} style={sight(left.has(key))}>
          <button
            type="button"
            aria-label={`Remove ${words}`}
            onClick={({ currentTarget }) => takeAway(currentTarget, left.get(key) ?? finding)}
            className={`${control} border-edge bg-accent-soft`}
          >
            <bdi className="min-w-0 text-left wrap-anywhere">{words}</bdi>
            <span aria-hidden className="text-lg leading-none">
              ×
            </span>
          </button>
        </li>
      ))}
      <li style={sight(left.size > 0)}>
        <button
          type="button"
          onClick={({ currentTarget }) => takeAway(currentTarget, withoutFilters(finding))}
          className={`${control} border-transparent text-accent`}
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}

const sight = (isThere: boolean) => ({ visibility: isThere ? undefined : ("hidden" as const) });

/** What is pressed goes away with the focus on it: what follows has it then, and after the last one the filters. */
function focusAfter(pressed: HTMLElement, left: number): void {
  const items = [...(pressed.closest("ul")?.querySelectorAll("li") ?? [])];
  const following = items.slice(items.findIndex((item) => item.contains(pressed)) + 1);
  const next = following.find(({ style }) => style.visibility === "")?.querySelector("button");
  if (left > 1 && next) next.focus({ preventScroll: true });
  else focusFilters();
}
