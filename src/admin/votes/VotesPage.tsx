import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { AddressesView } from "./AddressesView.tsx";
import { AddressView } from "./AddressView.tsx";
import { AuditView } from "./AuditView.tsx";
import { DaysView } from "./DaysView.tsx";
import { HoursView } from "./HoursView.tsx";
import { pausesQuery } from "./pauses.ts";
import { PAUSABLE } from "./pauseLabels.ts";
import { BlocklistView } from "./BlocklistView.tsx";
import { readVotesAddress, VIEWS, votesPath, type View, type VotesAddress } from "./views.ts";
import { VoidedView } from "./VoidedView.tsx";

export default function VotesPage() {
  const [query] = useSearchParams();
  const shown = readVotesAddress(query);
  return (
    <AdminPage title="Votes">
      <VotesMenu view={shown.view} />
      <WhatIsPaused />
      <Shown shown={shown} />
    </AdminPage>
  );
}

function VotesMenu({ view }: { view: View }) {
  return (
    <nav aria-label="Votes" className="-mt-4 mb-6 border-b border-line">
      <ul className="flex flex-wrap gap-x-2">
        {VIEWS.map(([each, name]) => (
          <li key={each}>
            <Link
              to={votesPath({ view: each })}
              aria-current={each === view ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-3 border-transparent px-3 text-accent aria-[current=page]:border-accent aria-[current=page]:font-semibold"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On every view, since a forgotten pause keeps visitors away. */
function WhatIsPaused() {
  const { data: pauses = [] } = useQuery(pausesQuery());
  const paused = pauses.filter(({ sentence }) => sentence !== null);
  return (
    <div role="status">
      {paused.map(({ what, sentence }) => (
        <p key={what} className="mb-4 rounded-xl bg-amber-soft px-4 py-3 wrap-anywhere">
          <strong className="font-semibold">{PAUSABLE[what]?.paused ?? `Paused: ${what}.`}</strong> Visitors
          read: ‘<bdi>{sentence}</bdi>’{" "}
          <Link to={votesPath({ view: "stop" })} className="text-accent underline">
            Change
          </Link>
        </p>
      ))}
    </div>
  );
}

function Shown({ shown }: { shown: VotesAddress }) {
  switch (shown.view) {
    case "hours":
      return <HoursView days={shown.days} atLeast={shown.atLeast} />;
    case "days":
      return <DaysView days={shown.days} />;
    case "addresses":
      return shown.address === null ? (
        <AddressesView {...shown} />
      ) : (
        <AddressView key={shown.address} hash={shown.address} />
      );
    case "voided":
      return <VoidedView />;
    case "audit":
      return <AuditView />;
    case "stop":
      return <BlocklistView />;
  }
}
