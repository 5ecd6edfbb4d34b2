import { useQuery } from "@tanstack/react-query";
import { AgeBandField } from "@/directory/facts/AgeBandField.tsx";
import { publishedResultsQuery } from "@/directory/facts/api.ts";
import { useChosenBand, useDonorEggs } from "@/directory/facts/chosenBand.ts";
import { ownBands } from "@/directory/facts/ownBands.ts";

export function AgeOfRates() {
  const donorEggs = useDonorEggs();
  const chosen = useChosenBand();
  const { data } = useQuery(publishedResultsQuery());
  const bands = ownBands(data ?? []);
  const isOfAllAges = bands.every(({ ageFrom, ageTo }) => ageFrom === null && ageTo === null);
  // A chosen group can be left again, even if no rates were loaded.
  if (donorEggs || (isOfAllAges && !chosen)) return null;
  return (
    <div className="mt-3">
      <AgeBandField bands={bands} />
    </div>
  );
}
