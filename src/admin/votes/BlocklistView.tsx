import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { BlockForm } from "./BlockForm.tsx";
import { Blocks } from "./Blocks.tsx";
import { Loaded } from "./Loaded.tsx";
import { PauseCard } from "./PauseCard.tsx";
import { blocksQuery, pausesQuery } from "./pauses.ts";

export function BlocklistView() {
  const [pauses, blocks] = [useQuery(pausesQuery()), useQuery(blocksQuery())];
  useEffect(preloadToasts, []);
  return (
    <>
      <p className="mb-5 max-w-prose text-quiet">
        For bad days. Whatever you pause or block counts from the next request on; reading and signing in
        always go on.
      </p>
      <Loaded result={pauses} what="what is paused">
        {(each) => (
          <ul className="grid gap-4 xl:grid-cols-3">
            {each.map((pause) => (
              <PauseCard key={pause.what} {...pause} />
            ))}
          </ul>
        )}
      </Loaded>
      <section aria-label="Blocks" className="mt-10">
        <h2 className="text-2xl">Blocked networks</h2>
        <p className="mt-1 mb-4 max-w-prose text-quiet">
          Nobody there can vote or send anything until the block ends. A network is stored in plain until the
          day after; an address beside votes is blocked from its own page.
        </p>
        <BlockForm />
        <Loaded result={blocks} what="the blocks">
          {(each) => <Blocks blocks={each} />}
        </Loaded>
      </section>
    </>
  );
}
