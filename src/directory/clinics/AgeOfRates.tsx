import { useQuery } from "@tanstack/react-query";
import { AgeBandField } from "@/directory/facts/AgeBandField.tsx";
import { publishedResultsQuery } from "@/directory/facts/api.ts";
import { useChosenBand, useDonorEggs } from "@/directory/facts/chosenBand.ts";
import { ownBands } from "@/directory/facts/ownBands.ts";
import { Skeleton, SkeletonBlock } from "@/ui/Skeleton.tsx";

export function AgeOfRates() {
  const donorEggs = useDonorEggs();
  const chosen = useChosenBand();
  const { data, isLoading } = useQuery(publishedResultsQuery());
  const bands = ownBands(data ?? []);
  const isOfAllAges = bands.every(({ ageFrom, ageTo }) => ageFrom === null && ageTo === null);
  // As tall as the field, so that nothing below moves.
  if (isLoading && !chosen && !donorEggs) {
    return (
      <Skeleton className="mt-3">
        <SkeletonBlock className="h-[4.875rem] rounded-lg" />
      </Skeleton>
    );
  }
  // A chosen group can be left again, even if no rates were loaded.
  if (donorEggs || (isOfAllAges && !chosen)) return null;
  return (
    <div className="mt-3">
      <AgeBandField bands={bands} />
    </div>
  );
}
