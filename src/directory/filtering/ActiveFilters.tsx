import type { Clinic } from "@/directory/clinics/clinic.ts";
import { formatPrice } from "@/directory/clinics/figures.ts";
import {
  LISTS,
  SWITCHES,
  toggled,
  withoutFilters,
  type ListFilter,
  type ListFilters,
} from "./listFilters.ts";
import { focusFilters } from "./SearchRow.tsx";
import { useOptimisticFilters, type SetFilters } from "./useOptimisticFilters.ts";
import { filterValueLabel, SWITCH_LABELS } from "./filterLabels.ts";

interface Chip {
  key: string;
  label: string;
  without: ListFilters;
}

function chipsOf(listFilters: ListFilters, clinics: Clinic[]): Chip[] {
  const chips: Chip[] = LISTS.flatMap((filter) =>
    listFilters[filter].map((value) => ({
      key: `${filter} ${value}`,
      label: chipLabel(filter, value, clinics),
      without: toggled(listFilters, filter, value),
    })),
  );
  if (listFilters.maxPrice !== null) {
    chips.push({
      key: "maxPrice",
      label: `${formatPrice(listFilters.maxPrice)} at most`,
      without: { ...listFilters, maxPrice: null },
    });
  }
  for (const filter of SWITCHES) {
    if (!listFilters[filter]) continue;
    const label = SWITCH_LABELS[filter].set;
    chips.push({ key: filter, label, without: { ...listFilters, [filter]: false } });
  }
  return chips;
}

/** A language alone wouldn't say whose it is. */
function chipLabel(filter: ListFilter, value: string, clinics: Clinic[]): string {
  const label = filterValueLabel(filter, value, clinics);
  const before: Partial<Record<ListFilter, string>> = { spoken: "Speaks", languages: "Website in" };
  return before[filter] ? `${before[filter]} ${label}` : label;
}

interface ActiveFiltersProps {
  clinics: Clinic[];
  listFilters: ListFilters;
  onFiltersChange: SetFilters;
}

/** Hides a removed filter at once and drops it with the list, so that a slow phone lays out only once. */
export function ActiveFilters({ clinics, listFilters: drawn, onFiltersChange }: ActiveFiltersProps) {
  const [listFilters, setFilters] = useOptimisticFilters(drawn, onFiltersChange);
  const chips = chipsOf(drawn, clinics);
  const left = new Map(chipsOf(listFilters, clinics).map(({ key, without }) => [key, without]));
  if (chips.length === 0) return null;
  const removeFilter = (pressed: HTMLElement, next: ListFilters) => {
    focusAfter(pressed, left.size);
    setFilters(next);
  };
  const control =
    "inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm max-sm:px-2.5 max-sm:text-[0.8125rem] hover:border-accent hover:text-accent";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the chips within get the focus
    <ul aria-label="Filters that are set" className="chips" onFocus={({ target }) => revealChip(target)}>
      {chips.map(({ key, label }) => (
        <li key={key} style={visibility(left.has(key))}>
          <button
            type="button"
            aria-label={`Remove ${label}`}
            onClick={({ currentTarget }) => removeFilter(currentTarget, left.get(key) ?? listFilters)}
            className={`${control} max-w-60 border-edge bg-accent-soft`}
          >
            <bdi className="min-w-0 text-left wrap-anywhere">{label}</bdi>
            <span aria-hidden className="text-lg leading-none">
              ×
            </span>
          </button>
        </li>
      ))}
      <li style={visibility(left.size > 0)}>
        <button
          type="button"
          onClick={({ currentTarget }) => removeFilter(currentTarget, withoutFilters(listFilters))}
          className={`${control} border-transparent text-accent`}
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}

/** Wider than what fades at the edge of the row. */
const FADE = 48;

/** Only for the keyboard: it would move a chip away from under the mouse, and its press with it. */
function revealChip(chip: Element): void {
  if (!chip.matches(":focus-visible")) return;
  const row = chip.closest(".choices-bar");
  if (!row || row.scrollWidth <= row.clientWidth) return;
  const [{ left, right }, edges] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  if (right > edges.right - FADE) row.scrollLeft += right - edges.right + FADE;
  else if (left < edges.left) row.scrollLeft += left - edges.left - FADE;
}

const visibility = (isThere: boolean) => ({ visibility: isThere ? undefined : ("hidden" as const) });

function focusAfter(pressed: HTMLElement, left: number): void {
  const items = [...(pressed.closest("ul")?.querySelectorAll("li") ?? [])];
  const following = items.slice(items.findIndex((item) => item.contains(pressed)) + 1);
  const next = following.find(({ style }) => style.visibility === "")?.querySelector("button");
  if (left > 1 && next) next.focus({ preventScroll: true });
  else focusFilters();
}
