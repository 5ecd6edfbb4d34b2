import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { afterNextPaint } from "@/ui/nextPaint.ts";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { FilterFields, type FilterFieldsProps } from "./FilterFields.tsx";
import { FilterStub } from "./FilterStub.tsx";
import { isSet, OFFERS } from "./listFilters.ts";
import { answersText, type Answers } from "./offerTexts.ts";
import { goToResults } from "./resultsInView.ts";

interface FilterPanelProps extends Omit<FilterFieldsProps, "order" | "areOffersKnown"> {
  isWide: boolean;
  order: ReactNode;
  found: Answers;
  onClose: () => void;
}

export default function FilterPanel({ isWide, found, order, onClose, ...shared }: FilterPanelProps) {
  const { data, isLoading } = useQuery(basesQuery());
  const areOffersKnown = data !== undefined;
  // All of them would seem to say nothing.
  const asked = useMemo(
    () => (areOffersKnown ? shared.asked : { ...shared.asked, treatments: [], spoken: [] }),
    [areOffersKnown, shared.asked],
  );
  const fields = { ...shared, asked, areOffersKnown };
  if (isWide) {
    // Without what clinics say there are fewer options, which would change under a finger.
    if (isLoading) return <FilterStub />;
    return (
      <section aria-label="Filters" className="standing-filters">
        <FilterFields {...fields} />
      </section>
    );
  }
  const isCounted = areOffersKnown || !OFFERS.some((filter) => isSet(shared.asked, filter));
  return <Sheet found={isCounted ? found : undefined} order={order} onClose={onClose} {...fields} />;
}

interface SheetProps extends FilterFieldsProps {
  found: Answers | undefined;
  onClose: () => void;
}

/** Hides the sheet before removing the dialog, which takes a slow phone a tenth of a second. */
function Sheet({ found, onClose, ...fields }: SheetProps) {
  const [isClosing, setClosing] = useState(false);
  const isDone = useRef(false);
  const close = () => {
    setClosing(true);
    afterNextPaint(onClose);
  };
  const show = () => {
    isDone.current = true;
    close();
  };
  return (
    <Dialog
      title="Filters"
      description="Each choice changes the list at once."
      onClose={close}
      isClosing={isClosing}
      returnTo={() => (isDone.current ? goToResults() : null)}
    >
      <div className="mt-5">
        <FilterFields {...fields} />
      </div>
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex border-t border-line bg-surface p-4 *:grow">
        <Button onClick={show}>{found ? `Show ${answersText(found)}` : "Show the list"}</Button>
      </div>
    </Dialog>
  );
}
