import { useState } from "react";
import { Link } from "react-router-dom";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { grouped } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { prefixForReasons, formatReasons } from "./dayReasons.ts";
import type { SuspiciousDay } from "./daysApi.ts";
import { VoidDialog } from "./VoidDialog.tsx";
import { VoteBars } from "./VoteBars.tsx";
import { votesPath } from "./views.ts";
import { formatTally, formatVoteCount } from "./formatVotes.ts";

export function DayCard({ day }: { day: SuspiciousDay }) {
  const [isVoiding, setVoiding] = useState(false);
  const { clinic, votes, voided, usual: usualVotes, reasons, bars } = day;
  const when = formatShortDate(day.day);
  const marked = bars.findIndex(({ at }) => at.toISOString().startsWith(day.day));
  const usual = usualVotes === null ? "no usual day yet" : `${grouped(usualVotes)} on a usual day`;
  const about = <span className="sr-only">{` ${clinic.name}, ${when}`}</span>;
  return (
    <Card as="li" className="grid min-w-0 content-start gap-3 p-5">
      <div>
        <h2 className="text-xl wrap-anywhere">
          <Link to={`/clinic/${encodeURIComponent(clinic.id)}`} className="hover:text-accent">
            <bdi>{clinic.name}</bdi>
          </Link>
        </h2>
        <p>{when}</p>
      </div>
      <p className="text-sm">{formatTally(day)}</p>
      <ul className="list-disc pl-5">
        {formatReasons(day).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <VoteBars
        bars={bars}
        {...(marked >= 0 && { marked })}
        nameOf={(at) => formatShortDate(at.toISOString())}
        label={`Votes a day until today: ${formatVoteCount(votes)} on ${when}, ${usual}.`}
      />
      <div className="mt-1 flex flex-wrap gap-2">
        <ButtonLink
          tone="outline"
          to={votesPath({
            ...{ view: "addresses", clinic: clinic.id, day: day.day },
            prefix: prefixForReasons(reasons),
          })}
        >
          <span>Its addresses{about}</span>
        </ButtonLink>
        <Button tone="outline" onClick={() => setVoiding(true)}>
          <span>Void this day{about}</span>
        </Button>
      </div>
      {isVoiding && (
        <VoidDialog
          which={{ clinic: clinic.id, day: day.day }}
          votes={votes - voided}
          about={`${clinic.name}, ${when}: ${formatTally(day)}.`}
          onClose={() => setVoiding(false)}
        />
      )}
    </Card>
  );
}
