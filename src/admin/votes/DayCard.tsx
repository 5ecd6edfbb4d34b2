import { grouped } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { prefixForReasons, formatReasons } from "./dayReasons.ts";
import type { SuspiciousDay } from "./daysApi.ts";
import { SuspiciousCard } from "./SuspiciousCard.tsx";
import { VoteBars } from "./VoteBars.tsx";
import { votesPath } from "./views.ts";
import { formatTally, formatVoteCount } from "./formatVotes.ts";

export function DayCard({ day }: { day: SuspiciousDay }) {
  const { clinic, votes, voided, usual: usualVotes, reasons, bars } = day;
  const when = formatShortDate(day.day);
  const marked = bars.findIndex(({ at }) => at.toISOString().startsWith(day.day));
  const usual = usualVotes === null ? "no usual day yet" : `${grouped(usualVotes)} on a usual day`;
  return (
    <SuspiciousCard
      clinic={clinic}
      when={when}
      addressesPath={votesPath({
        ...{ view: "addresses", clinic: clinic.id, day: day.day },
        prefix: prefixForReasons(reasons),
      })}
      voidLabel="Void this day"
      which={{ clinic: clinic.id, day: day.day }}
      votes={votes - voided}
      summary={formatTally(day)}
    >
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
    </SuspiciousCard>
  );
}
