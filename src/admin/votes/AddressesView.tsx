import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router-dom";
import { Badge } from "@/ui/Badge.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { Notice } from "@/ui/Notice.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { addressesQuery, type VoteAddress } from "./api.ts";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { VOTE_REFUSALS } from "./voteRefusals.ts";
import { DaysField } from "./DaysField.tsx";
import { PREFIXES, votesPath, type VotesAddress } from "./views.ts";
import { formatHour, shortHash, formatTimeSpan, formatTally } from "./formatVotes.ts";

const MOST_LISTED = 50;

/** Only hashes are stored. */
export function AddressesView(shown: VotesAddress) {
  const navigate = useNavigate();
  const { days, prefix, clinic, hour, day } = shown;
  const choose = (change: Partial<VotesAddress>) =>
    void navigate(votesPath({ ...shown, ...change }), { replace: true });
  return (
    <>
      <p className="mb-5 max-w-prose text-quiet">
        Who gave the most votes. Addresses are known as keyed hashes only, for 30 days; the same hash is the
        same address. A household or a hospital can share one.
      </p>
      {clinic !== null && <Narrowed shown={{ clinic, hour, day, prefix }} />}
      <div className="mb-5 grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        {hour === null && day === null && (
          <DaysField days={days} onChange={(chosen) => choose({ days: chosen })} />
        )}
        <SelectField
          label="IPv6 addresses"
          value={prefix ?? ""}
          onChange={({ target }) =>
            choose({ prefix: PREFIXES.find((each) => String(each) === target.value) ?? null })
          }
        >
          <option value="">each on its own (/64)</option>
          {PREFIXES.map((each) => (
            <option key={each} value={each}>{`together by network (/${each})`}</option>
          ))}
        </SelectField>
      </div>
      <QueryResult result={useQuery(addressesQuery(shown))} refusals={VOTE_REFUSALS} what="the addresses">
        {(addresses) => <List addresses={addresses} />}
      </QueryResult>
    </>
  );
}

function Narrowed({ shown }: { shown: Pick<VotesAddress, "clinic" | "hour" | "day" | "prefix"> }) {
  const { clinic, hour, day, prefix } = shown;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-accent-soft px-4 py-2">
      <p className="wrap-anywhere">
        Only votes for <bdi>{clinic}</bdi>
        {hour !== null && <span>{`, ${formatHour(hour)}`}</span>}
        {hour === null && day !== null && <span>{`, ${formatShortDate(day)}`}</span>}
      </p>
      <ButtonLink tone="outline" to={votesPath({ view: "addresses", prefix })}>
        Show all votes
      </ButtonLink>
    </div>
  );
}

function List({ addresses }: { addresses: VoteAddress[] }) {
  if (addresses.length === 0) {
    return <Notice title="No votes with an address" text="Nobody voted then, or it was too long ago." />;
  }
  return (
    <>
      <p role="status" className="mb-4 text-sm text-quiet">
        {addresses.length < MOST_LISTED
          ? counted(addresses.length, "address", "addresses")
          : `The ${MOST_LISTED} with the most votes; there may be more.`}
      </p>
      <ul className="grid gap-3">
        {addresses.map((address) => (
          <Row key={address.hash} address={address} />
        ))}
      </ul>
    </>
  );
}

function Row({ address }: { address: VoteAddress }) {
  const { hash, clinics, addresses, isUnknown, blockedUntil, first, last } = address;
  return (
    <Card as="li" className="flex flex-wrap items-baseline gap-x-5 gap-y-1 px-5 py-3">
      <h2 className="font-mono text-lg">
        <Link
          to={votesPath({ view: "addresses", address: hash })}
          className="inline-block py-1 text-accent underline"
        >
          {shortHash(hash)}
        </Link>
      </h2>
      <p>
        <span>{`${formatTally(address)}, for ${counted(clinics, "clinic", "clinics")}`}</span>
        {addresses > 1 && <span>{`, from ${counted(addresses, "address", "addresses")}`}</span>}
      </p>
      <p className="text-sm text-quiet">{formatTimeSpan(first, last)}</p>
      {isUnknown && <Badge tone="gold">Everybody without a known address</Badge>}
      {blockedUntil !== null && <Badge tone="gold">Blocked</Badge>}
    </Card>
  );
}
