import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { voidingsQuery } from "./voidingsApi.ts";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { VOTE_REFUSALS } from "./voteRefusals.ts";
import { VoidingRow } from "./VoidingRow.tsx";

export function VoidedView() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(voidingsQuery());
  useEffect(preloadToasts, []);
  return (
    <>
      <p className="mb-5 max-w-prose text-quiet">
        Voided votes are out of the count and stay stored. Taking back puts exactly those votes into the count
        again.
      </p>
      <QueryResult result={{ data, error, refetch }} refusals={VOTE_REFUSALS} what="what was voided">
        {({ pages }) =>
          pages[0]?.length === 0 ? (
            <Notice title="Nothing was voided yet" />
          ) : (
            <>
              <ul className="grid gap-3">
                {pages.flat().map((voiding) => (
                  <VoidingRow key={voiding.id} voiding={voiding} />
                ))}
              </ul>
              {hasNextPage && (
                <Button
                  tone="outline"
                  className="mt-4"
                  aria-disabled={isFetchingNextPage}
                  onClick={() => !isFetchingNextPage && void fetchNextPage()}
                >
                  {isFetchingNextPage ? "Loading..." : "Show older ones"}
                </Button>
              )}
            </>
          )
        }
      </QueryResult>
    </>
  );
}
