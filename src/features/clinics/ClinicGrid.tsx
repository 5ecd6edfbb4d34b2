import { Fragment, memo, startTransition, useState } from "react";
import { afterPaint } from "@/ui/afterPaint.ts";
import { Button } from "@/ui/Button.tsx";
import { useFewAtOnce } from "@/ui/useFewAtOnce.ts";
import { useShownCards } from "@/ui/useShownCards.ts";
import type { Clinic } from "./clinic.ts";
import { ClinicCard } from "./ClinicCard.tsx";
import { SponsoredCard } from "./SponsoredCard.tsx";
import { useSponsored } from "./useSponsored.ts";

interface ClinicGridProps {
  clinics: Clinic[];
  /** What was searched for; another search starts at the first results again. */
  searched: string;
  /** What stands above a clinic with which another group begins, by its id. */
  headings: ReadonlyMap<string, string>;
  /** Whether its first place is the one that a clinic can buy. */
  isForSale?: boolean;
}

/**
 * The clinics as cards, a page at a time, so that a long list stays light. Memoised: it must
 * not be rendered for every key that is typed above it.
 */
export const ClinicGrid = memo(function ClinicGrid({
  clinics,
  searched,
  headings,
  isForSale = true,
}: ClinicGridProps) {
  const { shown, showMore, cards } = useShownCards(`clinics/${searched}`);
  // A dozen cards take a slow phone a while: the click is answered before they are drawn.
  const [isDrawing, setDrawing] = useState(false);
  const drawMore = () => {
    setDrawing(true);
    afterPaint(() =>
      startTransition(() => {
        setDrawing(false);
        showMore();
      }),
    );
  };
  const sponsored = useSponsored(searched, cards, isForSale);
  const sponsor = clinics.find(({ id }) => id === sponsored);
  const hasPlace = isForSale && (sponsor !== undefined || searched === "");
  const shownClinics = hasPlace ? shown - 1 : shown;
  const wanted = clinics.slice(0, shownClinics);
  const drawn = useFewAtOnce(wanted);
  const remaining = clinics.length - shownClinics;
  return (
    <>
      <ul ref={cards} className="cards">
        {hasPlace && (
          <li className="grid">
            {/* Anew, so that nothing in it is seen to move. */}
            <SponsoredCard key={sponsor?.id} clinic={sponsor} />
          </li>
        )}
        {drawn.map((clinic) => (
          <Fragment key={clinic.id}>
            {headings.has(clinic.id) && (
              <li className="col-span-full mt-4">
                <h3 className="text-xl">{headings.get(clinic.id)}</h3>
              </li>
            )}
            <li className="grid">
              <ClinicCard clinic={clinic} />
            </li>
          </Fragment>
        ))}
        {/* As large as most, so that what stands below has its place when the first cards come. */}
        {wanted.slice(drawn.length).map(({ id }) => (
          <li key={`place of ${id}`} aria-hidden className="min-h-80 rounded-2xl border border-line" />
        ))}
      </ul>
      {remaining > 0 && (
        <div className="mt-8 text-center">
          <Button
            tone="outline"
            aria-busy={isDrawing}
            className="aria-busy:cursor-progress aria-busy:opacity-85"
            onClick={drawMore}
          >
            Show more
            <span className="text-quiet">({remaining} left)</span>
          </Button>
        </div>
      )}
    </>
  );
});
