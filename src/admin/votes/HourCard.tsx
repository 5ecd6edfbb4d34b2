import { Badge } from "@/ui/Badge.tsx";
import { counted, grouped } from "@/ui/counted.ts";
import type { SuspiciousHour } from "./api.ts";
import { SuspiciousCard } from "./SuspiciousCard.tsx";
import { VoteBars } from "./VoteBars.tsx";
import { votesPath } from "./views.ts";
import { formatHour, formatMinute, formatTally, formatVoteCount } from "./formatVotes.ts";

export function HourCard({ hour }: { hour: SuspiciousHour }) {
  const { clinic, votes, voided, networks, mostOfOne, bars } = hour;
  const when = formatHour(hour.hour);
  const left = votes - voided;
  const numbers = `${formatTally(hour)}, ${formatSources(hour)}`;
  return (
    <SuspiciousCard
      clinic={clinic}
      when={when}
      addressesPath={votesPath({
        ...{ view: "addresses", clinic: clinic.id },
        hour: new Date(hour.hour).toISOString(),
      })}
      voidLabel="Void this hour"
      canVoid={left > 0}
      which={{ clinic: clinic.id, hour: hour.hour }}
      votes={left}
      summary={numbers}
    >
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span>
          <span>{numbers}</span>
          {networks > 1 && mostOfOne > 1 && <span>{`; ${grouped(mostOfOne)} from one network`}</span>}
        </span>
        {left === 0 && <Badge tone="quiet">Voided</Badge>}
      </p>
      <VoteBars
        bars={bars}
        marked={(bars.length - 1) / 2}
        nameOf={(at) => formatMinute(at.toISOString())}
        label={`Votes an hour around ${when}: ${formatVoteCount(votes)} then, at most ${mostOutside(hour)} in the twelve hours before and after.`}
      />
    </SuspiciousCard>
  );
}

function formatSources({ addresses, networks }: SuspiciousHour): string {
  const from = `from ${counted(addresses, "address", "addresses")}`;
  return networks < addresses ? `${from} in ${counted(networks, "network", "networks")}` : from;
}

function mostOutside({ bars }: SuspiciousHour): number {
  const middle = (bars.length - 1) / 2;
  return Math.max(0, ...bars.filter((_, index) => index !== middle).map(({ votes }) => votes));
}
