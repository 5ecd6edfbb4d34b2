import { Button } from "@/ui/Button.tsx";

/** As the filters call themselves, whose own words come with them. */
const NAMES = ["Country", "City", "Treatment", "Languages spoken", "Website in", "Price of a cycle"];

export function FilterStub({ onOpen }: { onOpen?: (() => void) | undefined }) {
  return (
    <div className="standing-filters max-xl:hidden print:hidden">
      <Button tone="plain" onClick={onOpen}>
        Choose filters
      </Button>
      {NAMES.map((name) => (
        <p key={name} className="border-t border-line px-4 py-3">
          {name}
        </p>
      ))}
    </div>
  );
}
