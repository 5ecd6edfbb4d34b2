import { Fragment, memo, startTransition, useState } from "react";
import { afterNextPaint } from "@/ui/nextPaint.ts";
import { Button } from "@/ui/Button.tsx";
import { useProgressiveList } from "@/ui/useProgressiveList.ts";
import { useShowMore } from "@/ui/useShowMore.ts";
import type { CardMatch } from "./CardMatches.tsx";
import type { Clinic } from "./clinic.ts";
import { ClinicCard } from "./ClinicCard.tsx";
import { SponsoredCard } from "./SponsoredCard.tsx";
import { useCardHeights } from "./useCardHeights.ts";
import { useSponsored } from "./useSponsored.ts";

const NO_HEADINGS: ReadonlyMap<string, string> = new Map();
const NO_MATCHES: ReadonlyMap<string, CardMatch[]> = new Map();

/** Behind the eleven clinics that are shown first. */
const UNSOLD_PLACE = 11;

interface ClinicGridProps {
  clinics: Clinic[];
  /** A new search starts at the first results. */
  searched: string;
  headings?: ReadonlyMap<string, string> | undefined;
  /** What each answers to the filters, by id. */
  matches?: ReadonlyMap<string, CardMatch[]> | undefined;
  isForSale?: boolean;
}

/** Memoised, so that typing above it doesn't draw it. */
export const ClinicGrid = memo(function ClinicGrid({
  clinics,
  searched,
  headings = NO_HEADINGS,
  matches = NO_MATCHES,
  isForSale = true,
}: ClinicGridProps) {
  const { shown, showMore, from, cards } = useShowMore(`clinics/${searched}`);
  // Answers the click before a dozen cards are drawn, which takes a slow phone a while.
  const [isDrawing, setDrawing] = useState(false);
  const drawMore = () => {
    setDrawing(true);
    afterNextPaint(() =>
      startTransition(() => {
        setDrawing(false);
        showMore();
      }),
    );
  };
  const sponsored = useSponsored(searched, cards, isForSale);
  const sponsor = clinics.find(({ id }) => id === sponsored);
  const isUnsold = isForSale && sponsor === undefined && searched === "";
  const hasPlace = isUnsold || sponsor !== undefined;
  const shownClinics = hasPlace ? shown - 1 : shown;
  const wanted = clinics.slice(0, shownClinics);
  const { start, heightOf } = useCardHeights(cards, searched);
  const brought = from === undefined ? undefined : wanted[hasPlace ? from - 1 : from]?.id;
  const drawn = new Set(useProgressiveList(wanted, brought ?? start));
  const remaining = clinics.length - shownClinics;
  return (
    <>
      <ul ref={cards} className="cards clinic-cards">
        {sponsor && (
          <li className="grid">
            <SponsoredCard key={sponsor.id} clinic={sponsor} />
          </li>
        )}
        {wanted.map((clinic, index) => (
          <Fragment key={clinic.id}>
            {isUnsold && index === UNSOLD_PLACE && <UnsoldPlace />}
            {drawn.has(clinic) && headings.has(clinic.id) && (
              <li data-heading className="col-span-full mt-4">
                <h3 className="text-xl">{headings.get(clinic.id)}</h3>
              </li>
            )}
            {drawn.has(clinic) ? (
              <li className="grid" data-card={clinic.id}>
                <ClinicCard clinic={clinic} matches={matches.get(clinic.id)} />
              </li>
            ) : (
              /* Reserves the card's or the usual height, so that what follows doesn't move. */
              <li
                aria-hidden
                className="min-h-80 rounded-2xl border border-line"
                style={{ minHeight: heightOf(clinic.id) }}
              />
            )}
          </Fragment>
        ))}
        {isUnsold && wanted.length <= UNSOLD_PLACE && <UnsoldPlace />}
      </ul>
      {remaining > 0 && (
        <div className="mt-8 text-center">
          <Button
            tone="outline"
            aria-busy={isDrawing}
            className="aria-busy:cursor-progress aria-busy:opacity-90"
            onClick={drawMore}
          >
            Show more
            <span className="text-quiet">{`(${remaining} left)`}</span>
          </Button>
        </div>
      )}
    </>
  );
});

function UnsoldPlace() {
  return (
    <li className="grid">
      <SponsoredCard />
    </li>
  );
}
