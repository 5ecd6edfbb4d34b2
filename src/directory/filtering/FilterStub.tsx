import { Button } from "@/ui/Button.tsx";

/** As the filters call themselves, whose own words come with them. */
const NAMES = ["Country", "City", "Treatment", "Languages spoken", "Website in", "Price of a cycle"];

/** Keeps the place of the filters that stand beside the list, which load with the first sign of a person. */
export function FilterStub({ onOpen }: { onOpen: (() => void) | undefined }) {
  return (
    <div className="standing-filters max-xl:hidden print:hidden">
      <Button tone="plain" className="-ml-4" onClick={onOpen}>
        Choose filters
      </Button>
      <ul className="divide-y divide-line">
        {NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={onOpen}
              className="flex min-h-11 w-full items-center justify-between gap-2 text-left font-medium hover:text-accent"
            >
              <span>{name}</span>
              <span aria-hidden className="text-quiet">
                +
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
