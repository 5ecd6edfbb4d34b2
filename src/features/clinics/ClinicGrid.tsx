import { memo, useTransition } from "react";
import { Button } from "@/ui/Button.tsx";
import { useShownCards } from "@/ui/useShownCards.ts";
import type { Clinic } from "./clinic.ts";
import { ClinicCard } from "./ClinicCard.tsx";
import { SponsoredCard } from "./SponsoredCard.tsx";

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
  const { shown, showMore, cards } = useShownCards(`clinics/${searched}`);
  // A dozen cards take a slow phone a while: the click is answered before they are drawn.
  const [isDrawing, startDrawing] = useTransition();
  const shownClinics = withSponsored ? shown - 1 : shown;
  const remaining = clinics.length - shownClinics;
  return (
    <>
      <ul ref={cards} className="cards">
        {withSponsored && (
          <li className="grid">
            <SponsoredCard />
          </li>
        )}
        {clinics.slice(0, shownClinics).map((clinic) => (
          <li key={clinic.id} className="grid">
            <ClinicCard clinic={clinic} />
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <div className="mt-8 text-center">
          <Button tone="outline" aria-busy={isDrawing} onClick={() => startDrawing(showMore)}>
            Show more
            <span className="text-quiet">({remaining} left)</span>
          </Button>
        </div>
      )}
    </>
  );
});
