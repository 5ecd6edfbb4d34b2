import { memo, useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/ui/Button.tsx";
import type { Clinic } from "./clinic.ts";
import { ClinicCard } from "./ClinicCard.tsx";
import { SponsoredCard } from "./SponsoredCard.tsx";

const SHOWN_AT_ONCE = 12;

interface ClinicGridProps {
  clinics: Clinic[];
  /** What was searched for; another search starts at the first results again. */
  searched: string;
  withSponsored: boolean;
}

/**
 * The clinics as cards, a page at a time, so that a long list stays light. Memoised: it must
 * not be rendered for every key that is typed above it.
 */
export const ClinicGrid = memo(function ClinicGrid({ clinics, searched, withSponsored }: ClinicGridProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const [shownFor, setShownFor] = useState(searched);
  if (shownFor !== searched) {
    setShownFor(searched);
    setShown(SHOWN_AT_ONCE);
  }
  // A dozen cards take a slow phone a while: the click is answered before they are drawn.
  const [isDrawing, startDrawing] = useTransition();
  const list = useRef<HTMLUListElement>(null);
  // The button may be gone now, and the way on is through the clinics that it brought.
  useEffect(() => {
    if (shown > SHOWN_AT_ONCE) list.current?.children[shown - SHOWN_AT_ONCE]?.querySelector("a")?.focus();
  }, [shown]);
  const cards = withSponsored ? shown - 1 : shown;
  const remaining = clinics.length - cards;
  return (
    <>
      <ul ref={list} className="cards">
        {withSponsored && (
          <li className="grid">
            <SponsoredCard />
          </li>
        )}
        {clinics.slice(0, cards).map((clinic) => (
          <li key={clinic.id} className="grid">
            <ClinicCard clinic={clinic} />
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <div className="mt-8 text-center">
          <Button
            tone="outline"
            aria-busy={isDrawing}
            onClick={() => startDrawing(() => setShown(shown + SHOWN_AT_ONCE))}
          >
            Show more
            <span className="text-quiet">({remaining} left)</span>
          </Button>
        </div>
      )}
    </>
  );
});
