import type { ReactNode } from "react";
import { isDueForCheck } from "@/directory/facts/freshness.ts";
import { Badge } from "@/ui/Badge.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { formatShortDate } from "@/ui/dates.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { formatFact, publisherLabel, textOf } from "./formatFact.ts";
import type { StoredFact } from "./storedFact.ts";
import { factPath, type FactSubject } from "./factSubject.ts";

interface FactItemProps {
  subject: FactSubject;
  fact: StoredFact;
  children: ReactNode;
}

export function FactItem({ subject, fact, children }: FactItemProps) {
  const { figure, about } = formatFact(fact);
  return (
    <Card as="article" className="flex flex-col gap-x-5 gap-y-3 p-4 sm:flex-row sm:justify-between">
      <div className="min-w-0 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-3">
          <h3 className="text-lg" translate={fact.kind === "contacts" ? "no" : undefined}>
            {figure}
          </h3>
          {fact.isSample && <Badge tone="gold">Sample</Badge>}
        </div>
        <p>
          <bdi>{about.join(", ")}</bdi>
        </p>
        {fact.isSample ? (
          <p className="text-sm text-quiet">Without a source. Retire it once you add a fact that has one.</p>
        ) : (
          <Source fact={fact} />
        )}
      </div>
      <div className="flex shrink-0 flex-wrap items-start gap-2">
        {!fact.isSample && (
          <ButtonLink to={factPath(subject, fact.kind, fact.id)} tone="outline">
            <span>
              Change<span className="sr-only">{` ${figure}`}</span>
            </span>
          </ButtonLink>
        )}
        {children}
      </div>
    </Card>
  );
}

function Source({ fact }: { fact: StoredFact }) {
  const { source_url: url, source_name: name, checked_on: day, checked_by: by, note } = fact.row;
  const today = useBrowserValue(() => new Date().toISOString().slice(0, 10), "");
  return (
    <div className="text-sm text-quiet">
      <p>
        <span>{`${publisherLabel(fact)}: `}</span>
        <ExternalLink href={textOf(url)}>{textOf(name)}</ExternalLink>
        <span>{`. Checked on ${formatShortDate(textOf(day))}`}</span>
        {typeof by === "string" && (
          <>
            {" by "}
            <bdi>{by}</bdi>
          </>
        )}
        <span>.</span>
        {isDueForCheck(textOf(day), today) && <strong className="text-amber"> Over a year ago.</strong>}
      </p>
      {typeof note === "string" && (
        <p className="max-w-prose">
          <bdi>{note}</bdi>
        </p>
      )}
    </div>
  );
}
