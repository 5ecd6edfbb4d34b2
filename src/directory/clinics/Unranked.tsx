import { useId, type ReactNode } from "react";
import type { Reason } from "@/directory/facts/rankable.ts";
import type { RankedFigure } from "./categories.ts";
import type { Clinic } from "./clinic.ts";
import { unrankedNote, unrankedReason } from "./rankingText.ts";

const SHOWN = 4;

interface UnrankedProps {
  unranked: { clinic: Clinic; reason: Reason }[];
  category: RankedFigure;
  children: (clinic: Clinic) => ReactNode;
}

export function Unranked({ unranked, category, children }: UnrankedProps) {
  const id = useId();
  if (unranked.length === 0) return null;
  const shown = unranked.slice(0, SHOWN);
  const others = unranked.length - SHOWN;
  return (
    <section aria-labelledby={id} className="mt-3 border-t border-line pt-3">
      <h3 id={id} className="font-sans text-sm font-semibold">
        Published, but not ranked
      </h3>
      {[...new Set(shown.map(({ reason }) => reason))].map((reason) => (
        <div key={reason} className="mt-1">
          <p className="text-sm text-quiet">{unrankedReason(reason, category)}</p>
          <ul className="divide-y divide-line">
            {shown.filter((each) => each.reason === reason).map(({ clinic }) => children(clinic))}
          </ul>
        </div>
      ))}
      {others > 0 && <p className="text-sm text-quiet">{unrankedNote(others)}</p>}
    </section>
  );
}
