import { Button } from "@/ui/Button.tsx";

/** Keeps the place of the filters that stand beside the list, which load with the first sign of a person. */
export function FilterStub({ onOpen }: { onOpen: (() => void) | undefined }) {
  return (
    <div className="standing-filters max-xl:hidden print:hidden">
      <Button tone="plain" onClick={onOpen}>
        Choose filters
      </Button>
    </div>
  );
}
