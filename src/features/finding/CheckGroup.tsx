import { formatClinics } from "@/features/clinics/figures.ts";
import type { Option } from "./options.ts";

interface CheckGroupProps {
  legend: string;
  options: Option[];
  /** A value as people read it. */
  wordsOf: (value: string) => string;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** The values of a filter as boxes to tick, each with how many clinics it shows. */
export function CheckGroup({ legend, options, wordsOf, chosen, onToggle }: CheckGroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="-mx-2 max-h-72 overflow-y-auto px-2">
        {options.map(({ value, count }) => (
          <label
            key={value}
            className={`flex min-h-11 cursor-pointer items-center gap-3 hover:text-accent ${count === 0 ? "text-quiet" : ""}`}
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="grow wrap-anywhere">
              <bdi>{wordsOf(value)}</bdi>
            </span>{" "}
            <span aria-hidden className="text-sm text-quiet tabular-nums">
              {count}
            </span>
            <span className="sr-only">{formatClinics(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
