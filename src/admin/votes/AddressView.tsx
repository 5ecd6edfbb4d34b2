import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BackLink } from "@/ui/BackLink.tsx";
import { Badge } from "@/ui/Badge.tsx";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { Notice } from "@/ui/Notice.tsx";
import { addressQuery, type AddressVotes } from "./api.ts";
import { BlockDialog } from "./BlockDialog.tsx";
import { ClinicVotes } from "./ClinicVotes.tsx";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { VOTE_REFUSALS } from "./voteRefusals.ts";
import { VoidDialog } from "./VoidDialog.tsx";
import { BarsLegend, VoteBars } from "./VoteBars.tsx";
import { votesPath } from "./views.ts";
import { formatMinute, shortHash, formatTally, formatVoteCount } from "./formatVotes.ts";

export function AddressView({ hash }: { hash: string }) {
  const result = useQuery(addressQuery(hash));
  return (
    <>
      <BackLink to={votesPath({ view: "addresses" })}>All addresses</BackLink>
      <h2 className="mb-3 text-2xl">
        Address <span className="font-mono">{shortHash(hash)}</span>
      </h2>
      <QueryResult result={result} refusals={VOTE_REFUSALS} what="its votes">
        {(address) =>
          address === null ? (
            <Notice
              title="No votes from this address"
              text="Addresses are forgotten after 30 days, or when the operator makes a new key."
            />
          ) : (
            <Votes address={address} />
          )
        }
      </QueryResult>
    </>
  );
}

function Votes({ address }: { address: AddressVotes }) {
  const [asked, setAsked] = useState<"void" | "block">();
  const { hash, prefix, wider, clinics, byClinic, bars, votes, voided, isUnknown, blockedUntil } = address;
  const left = votes - voided;
  const summary = `${formatTally(address)}, for ${counted(clinics, "clinic", "clinics")}`;
  const close = () => setAsked(undefined);
  return (
    <>
      <p>{`${summary}.`}</p>
      {prefix !== null && (
        <p className="mt-2 max-w-prose">
          {prefix === 32
            ? "This is every address of an IPv6 /32. All customers of a provider may be among them."
            : `This is every address of an IPv6 /${prefix}.`}
        </p>
      )}
      {isUnknown && (
        <p className="mt-2 max-w-prose rounded-xl bg-amber-soft px-4 py-2">
          This is nobody's address: it stands for every visitor whose address the server doesn't know.
          Blocking it blocks all of them.
        </p>
      )}
      {blockedUntil !== null && (
        <p className="mt-2">
          <Badge tone="gold">{`Blocked until ${formatMinute(blockedUntil)}`}</Badge>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {left > 0 && <Button onClick={() => setAsked("void")}>Void all its votes</Button>}
        {blockedUntil === null && (
          <Button tone="outline" onClick={() => setAsked("block")}>
            Block it
          </Button>
        )}
        {wider !== null && (
          <ButtonLink
            tone="outline"
            to={votesPath({ view: "addresses", address: wider })}
          >{`The /${prefix === null ? 48 : prefix - 8} around it`}</ButtonLink>
        )}
      </div>
      <Card className="mt-6 grid gap-3 p-5">
        <h3 className="text-lg">By day</h3>
        <BarsLegend />
        <VoteBars
          bars={bars}
          nameOf={(at) => formatShortDate(at.toISOString())}
          label={`Votes of this address by day: ${formatVoteCount(votes)} on ${counted(bars.filter((bar) => bar.votes > 0).length, "day", "days")}.`}
        />
      </Card>
      <ClinicVotes hash={hash} clinics={clinics} byClinic={byClinic} />
      {asked === "void" && (
        <VoidDialog
          which={{ address: hash, clinic: null }}
          votes={left}
          about={`Address ${shortHash(hash)}: ${summary}.`}
          onClose={close}
        />
      )}
      {asked === "block" && <BlockDialog hash={hash} onClose={close} />}
    </>
  );
}
