import { PenLine } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { isolate } from "@/ui/isolate.ts";
import { subscribeToDrafts } from "./drafts.ts";

export interface DraftLink {
  path: string;
  name: string;
}

interface StoredDraftsProps {
  list: () => DraftLink[];
  unnamed: string;
}

export function StoredDrafts({ list, unnamed }: StoredDraftsProps) {
  // The editor just left may store its draft after this renders, and drop it once its save is answered.
  const snapshot = useSyncExternalStore(
    subscribeToDrafts,
    () => JSON.stringify(list()),
    () => "[]",
  );
  const drafts: DraftLink[] = JSON.parse(snapshot);
  if (drafts.length === 0) return null;
  return (
    <div className="mb-6 flex gap-3 rounded-2xl bg-accent-soft p-4">
      <PenLine aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <div>
        <p className="font-semibold">Unsaved text is kept in this browser</p>
        <ul>
          {drafts.map(({ path, name }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-flex min-h-9 items-center text-accent underline wrap-anywhere"
              >
                {`Continue writing ${name === "" ? unnamed : `“${isolate(name)}”`}`}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
