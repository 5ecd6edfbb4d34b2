import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { counted, grouped } from "@/ui/counted.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { auditQuery } from "./voidingsApi.ts";
import { VOTE_REFUSALS } from "./voteRefusals.ts";
import { VoidDialog } from "./VoidDialog.tsx";
import { MOST_BURSTS, type VoteAudit } from "./voteAudit.ts";
import { formatHour, formatMinute, formatVoteCount } from "./formatVotes.ts";

type Burst = VoteAudit["bursts"][number];

const MOST_WRONG = 100;

export function AuditView() {
  const queryClient = useQueryClient();
  // Reads every vote, so it starts on request and then follows changes, also for who comes back.
  const [isAsked, setAsked] = useState(() => queryClient.getQueryState(auditQuery().queryKey) !== undefined);
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({ ...auditQuery(), enabled: isAsked });
  const count = () => (isAsked ? void refetch() : setAsked(true));
  return (
    <>
      <p className="mb-5 max-w-prose text-quiet">
        Counts every vote ever given, compares it with what each clinic shows, and lists every hour in which
        one clinic got twenty votes or more. With a million votes this takes a second or two.
      </p>
      <Button aria-disabled={isFetching} onClick={() => !isFetching && count()}>
        {isFetching ? "Counting..." : data ? "Count again" : "Count all votes"}
      </Button>
      <div role="status" className="mt-6">
        {data && (
          <p>
            <span>{`${formatMinute(new Date(dataUpdatedAt).toISOString())}: ${counted(data.clinics, "clinic", "clinics")}, ${formatVoteCount(data.votes)} stored. `}</span>
            {data.wrong.length === 0 && <span>Every counter matches the number of valid votes.</span>}
          </p>
        )}
      </div>
      {error && data && <StaleNote onRetry={refetch} />}
      {error && !data && (
        <LoadError
          failure={failureOf(error, { title: "We couldn't count the votes" }, VOTE_REFUSALS)}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.wrong.length > 0 && <Wrong wrong={data.wrong} />}
      {data && <Bursts bursts={data.bursts} />}
    </>
  );
}

function Wrong({ wrong }: Pick<VoteAudit, "wrong">) {
  return (
    <section aria-label="Wrong counters" className="mt-6 rounded-xl bg-alarm-soft p-5">
      <h2 className="text-xl text-alarm">
        {`${counted(wrong.length, "counter is", "counters are")} not the number of valid votes`}
      </h2>
      <p className="mt-1">Somebody changed votes or counters outside the rules. Ask the operator to look.</p>
      {wrong.length > MOST_WRONG && (
        <p className="mt-1">{`The first ${MOST_WRONG} are listed; npm run votes:audit lists all.`}</p>
      )}
      <ul className="mt-3 grid gap-1">
        {wrong.slice(0, MOST_WRONG).map((each) => (
          <li key={each.clinic_id} className="wrap-anywhere">
            <bdi>{each.clinic_id}</bdi>
            <span>{`: shows ${grouped(each.counter)}, has ${grouped(each.valid_votes)} valid and ${grouped(each.voided_votes)} voided`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const formatBurst = ({ votes, unproven, addresses }: Burst) =>
  `${formatVoteCount(votes)}, ${grouped(unproven)} without a human check, ${addresses === 0 ? "their addresses forgotten" : `from ${counted(addresses, "address", "addresses")}`}`;

function Bursts({ bursts }: Pick<VoteAudit, "bursts">) {
  const [voiding, setVoiding] = useState<Burst>();
  if (bursts.length === 0) return <p className="mt-4">No hour with twenty votes or more for one clinic.</p>;
  return (
    <section aria-label="Bursts" className="mt-6">
      <h2 className="text-xl">Hours with many votes</h2>
      {bursts.length >= MOST_BURSTS && (
        <p className="mt-1 text-quiet">{`The ${MOST_BURSTS} with the most votes; there may be more.`}</p>
      )}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {bursts.map((burst) => (
          <li
            key={`${burst.clinic_id} ${burst.hour}`}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3"
          >
            <p className="min-w-0 wrap-anywhere">
              <strong className="font-semibold">
                <bdi>{burst.clinic_id}</bdi>
                <span>{`, ${formatHour(burst.hour)}:`}</span>
              </strong>
              <span>{` ${formatBurst(burst)}`}</span>
            </p>
            <Button tone="outline" onClick={() => setVoiding(burst)}>
              <span>
                Void this hour
                <span className="sr-only">{` ${burst.clinic_id}, ${formatHour(burst.hour)}`}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {voiding && (
        <VoidDialog
          which={{ clinic: voiding.clinic_id, hour: voiding.hour }}
          votes={voiding.votes}
          about={`${voiding.clinic_id}, ${formatHour(voiding.hour)}: ${formatBurst(voiding)}.`}
          onClose={() => setVoiding(undefined)}
        />
      )}
    </section>
  );
}
