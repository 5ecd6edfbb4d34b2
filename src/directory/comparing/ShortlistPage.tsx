import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { useAnsweredTreatment } from "@/directory/clinics/useAnsweredTreatment.ts";
import { useAtAge } from "@/directory/clinics/useFiguresAtAge.ts";
import { TrayOnDemand } from "@/directory/compare-tray/TrayOnDemand.tsx";
import { followMerge, useShortlist } from "@/directory/shortlist/storedShortlist.ts";
import { MAX_SHORTLISTED } from "@/directory/shortlist/shortlist.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { useHydrated } from "@/ui/useHydrated.ts";
import { readIds } from "./clinicIdsAddress.ts";
import { EmptyShortlist } from "./EmptyShortlist.tsx";
import { ShortlistItems, type Removed } from "./ShortlistItems.tsx";
import { SharedList } from "./SharedList.tsx";
import { UndoNote } from "@/ui/UndoNote.tsx";
import { useNamedClinics } from "./useNamedClinics.ts";

const NOT_LOADED = { title: "Error loading clinics. Please try again later." };

export default function ShortlistPage() {
  // The prerendered page knows neither the list nor the address.
  const isHydrated = useHydrated();
  return (
    <>
      <PageMeta
        title="Your shortlist"
        description="The clinics on your shortlist, with your own notes. They stay in your browser."
      />
      <BackLink to="/">Back to Clinics</BackLink>
      <h1 className="text-3xl sm:text-4xl">Your shortlist</h1>
      <p className="mt-2 max-w-prose text-pretty text-quiet">
        Your list and your notes are kept in this browser only. We never see them.
      </p>
      {/* Tall enough that the footer stays below the window while loading. */}
      <div className="flow-root min-h-[48rem] print:min-h-0">{isHydrated ? <Lists /> : <Loading />}</div>
      <TrayOnDemand />
    </>
  );
}

function Lists() {
  const [params] = useSearchParams();
  const shared = readIds(params, MAX_SHORTLISTED);
  const shortlist = useShortlist();
  const [removed, setRemoved] = useState<Removed[]>([]);
  const kept = shortlist.clinics.map(({ id }) => id);
  const mine = useNamedClinics(kept);
  useEffect(() => {
    for (const [id, became] of mine.became) followMerge(id, became);
  }, [mine.became]);
  const clinics = useAtAge(useAnsweredTreatment(mine.clinics)) ?? [];
  if (mine.error) return <LoadError failure={failureOf(mine.error, NOT_LOADED)} onRetry={mine.retry} />;
  if (!mine.all) return <Loading />;
  const undoables = removed.filter(({ ids }) => !ids.every((id) => kept.includes(id)));
  const isEmpty = kept.length === 0;
  return (
    <>
      {!shortlist.isStored && <NotStored />}
      {(shared.ids.length > 0 || shared.isBroken) && <SharedList named={shared} mine={shortlist.clinics} />}
      {undoables.map((each) => (
        <UndoNote
          key={String(each.ids)}
          {...each}
          onDone={() => setRemoved(undoables.filter((other) => other !== each))}
        />
      ))}
      {!isEmpty && (
        <ShortlistItems
          list={shortlist.clinics}
          clinics={clinics}
          isPending={mine.isPending}
          failed={mine.failed}
          // Notes on clinics that were removed before are deleted with the whole list.
          onRemoved={(last, isAll) => setRemoved(isAll ? [last] : [...undoables, last])}
        />
      )}
      {isEmpty && shared.ids.length === 0 && <EmptyShortlist />}
    </>
  );
}

function NotStored() {
  return (
    <p role="alert" className="mt-4 rounded-xl bg-amber-soft px-4 py-2.5">
      Your browser can’t store your shortlist, or its storage is full. This list lasts until you close or
      reload the page, so export it if you need it.
    </p>
  );
}

function Loading() {
  return (
    <p role="status" className="mt-8 text-quiet">
      Loading your shortlist...
    </p>
  );
}
