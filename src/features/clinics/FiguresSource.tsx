import { formatShortDate } from "@/ui/dates.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import type { FiguresProvenance } from "./clinic.ts";

/** Says where a clinic's figures come from, or that they have no source. */
export function FiguresSource({ figures }: { figures: FiguresProvenance }) {
  const { source, sourceUrl, period, checkedOn } = figures;
  if (source === null) {
    return (
      <p className="mt-2 text-sm text-quiet">
        A <strong className="font-semibold">Sample figure</strong> has no published source. It shows what this
        listing will look like and is not the clinic's own. Ask the clinic for its results at your age.
      </p>
    );
  }
  return (
    <p className="mt-2 text-sm text-quiet">
      Source of the figures:{" "}
      {sourceUrl === null ? (
        <bdi>{source}</bdi>
      ) : (
        <ExternalLink href={sourceUrl}>
          <bdi>{source}</bdi>
        </ExternalLink>
      )}
      {period !== null && `, ${period}`}
      {checkedOn !== null && `, checked on ${formatShortDate(checkedOn)}`}.
    </p>
  );
}
