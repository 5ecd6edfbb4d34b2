import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { BlockForm } from "./BlockForm.tsx";
import { Blocks } from "./Blocks.tsx";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { VOTE_REFUSALS } from "./voteRefusals.ts";
import { PauseCard } from "./PauseCard.tsx";
import { blocksQuery, pausesQuery } from "./pauses.ts";

export function BlocklistView() {
  const [pauses, blocks] = [useQuery(pausesQuery()), useQuery(blocksQuery())];
  useEffect(preloadToasts, []);
  return (
    <>
      <p className="mb-5 max-w-prose text-quiet">
        For emergencies. A pause or block takes effect with the next request; reading and signing in always
        work.
      </p>
      <QueryResult result={pauses} refusals={VOTE_REFUSALS} what="what is paused">
        {(each) => (
          <ul className="grid gap-4 xl:grid-cols-3">
            {each.map((pause) => (
              <PauseCard key={pause.what} {...pause} />
            ))}
          </ul>
        )}
      </QueryResult>
      <section aria-label="Blocks" className="mt-10">
        <h2 className="text-2xl">Blocked networks</h2>
        <p className="mt-1 mb-4 max-w-prose text-quiet">
          Nobody on a blocked network can vote or send anything until the block ends. The network is stored in
          plain text until the day after. To block an address that voted, open its page.
        </p>
        <BlockForm />
        <QueryResult result={blocks} refusals={VOTE_REFUSALS} what="the blocks">
          {(each) => <Blocks blocks={each} />}
        </QueryResult>
      </section>
    </>
  );
}
