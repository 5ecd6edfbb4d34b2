import type { Source } from "@/directory/facts/facts.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";

export function CheckedSource({ source: { url, name, checkedOn } }: { source: Source }) {
  return (
    <>
      <ExternalLink href={url}>
        <bdi>{name}</bdi>
      </ExternalLink>
      <span>{`, checked on ${formatShortDate(checkedOn)}`}</span>
    </>
  );
}
