import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { UndoNotice } from "@/admin/fields/UndoNotice.tsx";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { Button } from "@/ui/Button.tsx";
import { NoResultsDrawing } from "@/ui/drawings/NoResultsDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { showToast } from "@/ui/toast.ts";
import { historyQuery, useRestore, type HistoryFilter } from "./api.ts";
import type { Change } from "./change.ts";
import { ChangeCard } from "./ChangeCard.tsx";
import { RestoreDialog } from "./RestoreDialog.tsx";
import { restoreFailure } from "./restoreMessages.ts";

const PUT_BACK = "It was put back.";

interface ChangesProps {
  filter: HistoryFilter;
  onShowAll: () => void;
}

export function Changes({ filter, onShowAll }: ChangesProps) {
  const result = useInfiniteQuery(historyQuery(filter));
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = result;
  const [asked, setAsked] = useState<Change>();
  const [restored, setRestored] = useState<{ id: number; canUndo: boolean }>();
  const { mutate: restore, isPending } = useRestore();
  const status = useRef<HTMLDivElement>(null);
  useEffect(preloadToasts, []);

  const undo = (change: number) =>
    !isPending &&
    restore(change, {
      onSuccess: () => {
        setRestored(undefined);
        showToast({ title: "It’s as it was a moment ago" });
      },
      onError: (problem) => showToast(restoreFailure(problem)),
    });

  return (
    <QueryResult result={result} what="the history">
      {({ pages }) => (
        <>
          <div
            ref={status}
            role="status"
            className="flex min-h-11 flex-wrap items-center gap-3 pb-4 empty:hidden"
          >
            {restored?.canUndo && (
              <UndoNotice key={restored.id} text={PUT_BACK} onUndo={() => undo(restored.id)} />
            )}
            {restored?.canUndo === false && <p>{PUT_BACK}</p>}
          </div>
          {pages.flat().length === 0 && (
            <None isFiltered={Object.keys(filter).length > 0} onShowAll={onShowAll} />
          )}
          <ul className="grid gap-4">
            {pages.flat().map((change) => (
              <li key={change.id}>
                <ChangeCard change={change} onRestore={() => setAsked(change)} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <p className="mt-6 text-center">
              <Button
                tone="outline"
                aria-disabled={isFetchingNextPage}
                onClick={() => !isFetchingNextPage && void fetchNextPage()}
              >
                {isFetchingNextPage ? "Loading older changes..." : "Show older changes"}
              </Button>
            </p>
          )}
          {asked && (
            <RestoreDialog
              change={asked}
              onRestored={(id) => setRestored({ id, canUndo: asked.action === "update" })}
              undoButton={() => status.current?.querySelector("button")}
              onClose={() => setAsked(undefined)}
            />
          )}
        </>
      )}
    </QueryResult>
  );
}

function None({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  return isFiltered ? (
    <Notice drawing={<NoResultsDrawing />} title="No changes like that">
      <Button onClick={onShowAll}>Show everything</Button>
    </Notice>
  ) : (
    <Notice
      drawing={<NoResultsDrawing />}
      title="Nothing has changed yet"
      text="Whatever an admin adds, changes or deletes will appear here."
    />
  );
}
