import { toIsoDate } from "@/ui/calendarDate.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { PLACE_STYLES } from "./placeStyles.ts";
import { capitalise, formatSpan } from "./formatSpan.ts";
import type { Confidence } from "./tripPlan.ts";
import type { DatedStep } from "./tripDates.ts";

const CONFIDENCE_LABELS: Record<Confidence, string> = {
  H: "usual there; other clinics differ",
  M: "from a secondary source: an older guide, or one page",
  ours: "worked out by us from this page",
};

export function StepList({ steps, today }: { steps: DatedStep[]; today: Date }) {
  return (
    <ol aria-label="Steps" className="mt-6">
      {steps.map((step) => (
        <StepItem key={step.id} step={step} isPast={step.lastDay < today} />
      ))}
    </ol>
  );
}

function StepItem({ step, isPast }: { step: DatedStep; isPast: boolean }) {
  const { name, place, moves, source, confidence, isAnyDayBefore, firstDay, lastDay } = step;
  const { name: placeName, bar } = PLACE_STYLES[place];
  return (
    <li className="break-inside-avoid border-b border-line py-4">
      <h3 className="font-sans text-base font-semibold">{name}</h3>
      <p className="tabular-nums">
        <time dateTime={toIsoDate(firstDay)}>
          {capitalise(formatSpan({ firstDay, lastDay }, isAnyDayBefore))}
        </time>
        {isPast && <span className="text-quiet"> (past)</span>}
      </p>
      <p className="flex items-center gap-2 text-sm font-medium">
        <span aria-hidden className={`picture size-3 shrink-0 rounded-full ${bar}`} />
        <span>{placeName}</span>
      </p>
      <p className="mt-1">{moves}</p>
      <p className="mt-1 text-sm text-quiet wrap-anywhere">
        Source:{" "}
        <ExternalLink href={source.url} className="underline underline-offset-2 hover:text-accent">
          {source.name}
        </ExternalLink>
        <span>{`; ${CONFIDENCE_LABELS[confidence]}`}</span>
      </p>
    </li>
  );
}
