import { useSyncExternalStore } from "react";
import { Button } from "@/ui/Button.tsx";
import { formatLong } from "@/ui/calendarDateText.ts";
import { currentStatus, subscribeToStatus, type Status } from "./status.ts";
import { activateUpdate, reload } from "./update.ts";

interface Note {
  text: string;
  onReload?: () => void;
}

const NEWER = "A newer version is available.";

export function OfflineNotes() {
  const status = useSyncExternalStore(subscribeToStatus, currentStatus);
  return (
    <div role="status" className="print:hidden">
      {notesOf(status).map(({ text, onReload }) => (
        <div key={text} className="border-b border-line bg-accent-soft">
          <div className="column flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <p>{text}</p>
            {onReload && (
              <Button tone="plain" className="-mx-4" onClick={onReload}>
                Reload
              </Button>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

function notesOf({ isOffline, isUnreachable, cachedAt, shellCachedAt, newer }: Status): Note[] {
  const notes: Note[] = [];
  const oldest = cachedAt ?? shellCachedAt;
  if (isOffline) notes.push({ text: `You’re offline. ${asOf(oldest ?? performance.timeOrigin)}` });
  else if (oldest !== null) {
    // Whether it is the visitor's network or ours nobody can tell.
    const why = isUnreachable ? "You seem to be offline." : "The network didn’t answer.";
    notes.push({ text: `${why} ${asOf(oldest)}`, onReload: reload });
  }
  if (newer) notes.push({ text: NEWER, onReload: () => activateUpdate(newer) });
  return notes;
}

function asOf(moment: string | number): string {
  return `This is the page as of ${formatLong(new Date(moment))}.`;
}
