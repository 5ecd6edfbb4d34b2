import { useQuery } from "@tanstack/react-query";
import { memo, startTransition, useDeferredValue, useMemo, useOptimistic, type ReactNode } from "react";
import { basesQuery } from "@/features/clinics/basis.ts";
import type { Clinic } from "@/features/clinics/clinic.ts";
import { useAddress } from "@/ui/useAddress.ts";
import { MarkContext } from "@/ui/Marked.tsx";
import type { Shown } from "./find.ts";
import type { Finding, ListFilter } from "./finding.ts";

/** What comes with the first use. */
export type FinderPart = typeof import("./Finder.tsx");

/** What is drawn: the whole list, or what is left of it and in which order. */
type Results = Pick<Shown, "clinics"> & Partial<Shown>;

const NONE: readonly ListFilter[] = [];

interface FindableProps {
  /** Undefined until it is loaded. */
  part: FinderPart | undefined;
  clinics: Clinic[];
  /** Filters that the page itself sets, such as the city on a city's page. */
  fixed?: readonly ListFilter[];
  /** The words that are searched for. */
  search: string;
  isOpen: boolean;
  onClose: () => void;
  onClearSearch: () => void;
  /** Draws what was found. */
  children: (results: Results) => ReactNode;
}

/**
 * A list in which things can be found, and whatever stands around it for that. The list keeps its
 * place while searching and filtering are loaded, so that its cards are not made anew. Memoised: a
 * key that is typed above it is answered before the list follows.
 */
export const Findable = memo(function Findable({
  part,
  clinics,
  fixed = NONE,
  search,
  isOpen,
  onClose,
  onClearSearch,
  children,
}: FindableProps) {
  const [params, changeAddress] = useAddress();
  const inAddress = useMemo(
    () => (part ? { ...part.readFinding(params), search } : undefined),
    [part, params, search],
  );
  // The router draws a new address when it has the time; a box is ticked at once, and the next
  // one adds to it.
  const [finding, intend] = useOptimistic(inAddress);
  // A click is answered before a long list, or all filters, are drawn.
  const asked = useDeferredValue(finding);
  const isDrawnOpen = useDeferredValue(isOpen);
  const { data: rows } = useQuery({ ...basesQuery(), enabled: finding?.sort === "success" });
  const bases = useMemo(() => new Map(rows?.map(({ id, basis }) => [id, basis])), [rows]);
  const shown = useMemo(
    () => (part && asked ? part.find(clinics, asked, bases) : undefined),
    [part, clinics, asked, bases],
  );
  const isMatch = asked?.search ? shown?.isMatch : undefined;
  const mark = useMemo(
    () => (part && isMatch ? (text: string) => <part.Marks text={text} isMatch={isMatch} /> : null),
    [part, isMatch],
  );
  const look = (next: Finding, replace = false) =>
    startTransition(() => {
      intend(next);
      if (part && finding) changeAddress((before) => part.changeFinding(before, finding, next), replace);
    });
  const found = part && finding && asked && shown && { clinics, fixed, shown, finding, asked, onLook: look };
  const isBeside = found && isOpen && isDrawnOpen;
  return (
    <>
      {found && <part.AboveList {...found} onClearSearch={onClearSearch} />}
      <div
        className={
          isBeside ? "lg:mt-6 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-8" : ""
        }
      >
        {isBeside && <part.Filters {...found} onClose={onClose} />}
        <div>
          {shown?.isGuess && (
            <p className="mt-3">
              No clinic has “<bdi>{search}</bdi>” in it. These come closest.
            </p>
          )}
          <MarkContext value={mark}>{children(shown ?? { clinics })}</MarkContext>
          {found && shown?.clinics.length === 0 && (
            <part.WaysOutOf {...found} onClearSearch={onClearSearch} />
          )}
        </div>
      </div>
    </>
  );
});
