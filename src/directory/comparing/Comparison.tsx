import { startTransition, useOptimistic } from "react";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { AgeBandField } from "@/directory/facts/AgeBandField.tsx";
import { bandsOf } from "@/directory/facts/ageBand.ts";
import { useChosenBand, useDonorEggs, useTypedAge } from "@/directory/facts/chosenBand.ts";
import { ageOf } from "@/directory/facts/visitorBand.ts";
import { SampleBanner } from "@/directory/clinics/SampleBanner.tsx";
import { counted } from "@/ui/counted.ts";
import { Button } from "@/ui/Button.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { ShareButton } from "@/ui/ShareButton.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { useMediaQuery } from "@/ui/useMediaQuery.ts";
import { CompareTable } from "./CompareTable.tsx";
import { isSame, type Topic } from "./rows/comparisonTable.ts";
import { comparison } from "./rows/comparison.ts";
import type { FactsToCompare } from "./useFactsToCompare.ts";

const NOT_LOADED = { title: "Error loading figures. Please try again later." };

const ROOM = "(min-width: 48rem), print";

interface ComparisonProps {
  clinics: Clinic[];
  figures: FactsToCompare;
  onRemove: (id: string) => void;
  onSwap: (one: number, other: number) => void;
}

export function Comparison({ clinics, figures, ...changes }: ComparisonProps) {
  const { facts, isPending, retry } = figures;
  const visitor = { band: useChosenBand(), age: ageOf(useTypedAge()) };
  const donorEggs = useDonorEggs();
  const hasRoom = useMediaQuery(ROOM);
  const shown = [...clinics.keys()].slice(0, hasRoom ? undefined : 2);
  const [params, changeAddress] = useAddressParams();
  // The address comes later on a slow phone.
  const [onlyDifferences, showOnlyDifferences] = useOptimistic(params.has("differences"));
  if (isPending) return <Loading />;
  const topics = comparison(clinics, facts, visitor, donorEggs, shown);
  const bases = facts.flatMap((each) => each?.results.map(({ basis }) => basis) ?? []);
  const bands = bandsOf(bases.filter(({ eggs }) => !donorEggs || eggs === "donor"));
  const same = clinics.length > 1 ? topics.flatMap(({ rows }) => rows).filter(isSame).length : 0;
  // With one clinic every row is equal, and the checkbox is hidden.
  const isNarrowed = onlyDifferences && same > 0;
  return (
    <>
      <div className="my-6 print:hidden">
        <SampleBanner clinics={clinics} />
        {retry && <LoadError failure={NOT_LOADED} onRetry={retry} />}
      </div>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <ShareButton
          title="Clinics side by side"
          path={`?ids=${clinics.map(({ id }) => id).join()}${isNarrowed ? "&differences=1" : ""}`}
        />
        <Button tone="outline" onClick={() => window.print()}>
          Print
        </Button>
        {same > 0 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5"
              checked={isNarrowed}
              onChange={({ target: { checked } }) =>
                startTransition(() => {
                  showOnlyDifferences(checked);
                  changeAddress((before) => {
                    if (checked) before.set("differences", "1");
                    else before.delete("differences");
                    return String(before).replaceAll("%2C", ",");
                  }, true);
                })
              }
            />
            Show only differences
          </label>
        )}
        <p role="status" className="text-sm text-quiet">
          {isNarrowed &&
            counted(
              same,
              "row is hidden: all clinics say the same.",
              "rows are hidden: all clinics say the same.",
            )}
        </p>
      </div>
      {bands.length > 1 && (
        <div className="mb-4 max-w-xs print:hidden">
          <AgeBandField bands={bands} />
        </div>
      )}
      <CompareTable
        clinics={clinics}
        shown={shown}
        hasRoom={hasRoom}
        topics={isNarrowed ? topics.flatMap(differing) : topics}
        {...changes}
      />
    </>
  );
}

function differing({ title, rows }: Topic): Topic[] {
  const different = rows.filter((row) => !isSame(row));
  return different.length > 0 ? [{ title, rows: different }] : [];
}

function Loading() {
  return (
    <div className="mt-6">
      <p role="status" className="text-quiet">
        Loading figures...
      </p>
      <Skeleton className="mt-4">
        <SkeletonBlock className="h-[44rem] rounded-2xl" />
      </Skeleton>
    </div>
  );
}
