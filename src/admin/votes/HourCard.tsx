import { useState } from "react";
import { Link } from "react-router-dom";
import { Badge } from "@/ui/Badge.tsx";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted, grouped } from "@/ui/counted.ts";
import type { SuspiciousHour } from "./api.ts";
import { VoidDialog } from "./VoidDialog.tsx";
import { VoteBars } from "./VoteBars.tsx";
import { votesPath } from "./views.ts";
import { formatHour, formatMinute, formatTally, formatVoteCount } from "./formatVotes.ts";

export function HourCard({ hour }: { hour: SuspiciousHour }) {
  const [isVoiding, setVoiding] = useState(false);
  const { clinic, votes, voided, networks, mostOfOne, bars } = hour;
  const when = formatHour(hour.hour);
  const left = votes - voided;
  const numbers = `${formatTally(hour)}, ${formatSources(hour)}`;
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
      <div className="mt-1 flex flex-wrap gap-2">
        <ButtonLink
          tone="outline"
          to={votesPath({ view: "addresses", clinic: clinic.id, hour: new Date(hour.hour).toISOString() })}
        >
          <span>Its addresses{about}</span>
        </ButtonLink>
        {left > 0 && (
          <Button tone="outline" onClick={() => setVoiding(true)}>
            <span>Void this hour{about}</span>
          </Button>
        )}
      </div>
      {isVoiding && (
        <VoidDialog
          which={{ clinic: clinic.id, hour: hour.hour }}
          votes={left}
          about={`${clinic.name}, ${when}: ${numbers}.`}
          onClose={() => setVoiding(false)}
        />
      )}
    </Card>
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
