import { useQuery } from "@tanstack/react-query";
import { AgeBandField } from "@/directory/facts/AgeBandField.tsx";
import { publishedResultsQuery } from "@/directory/facts/api.ts";
import { useChosenBand, useDonorEggs } from "@/directory/facts/chosenBand.ts";

export function AgeOfRates() {
  const donorEggs = useDonorEggs();
  const chosen = useChosenBand();
  const { data } = useQuery(publishedResultsQuery());
  const bands = (data ?? [])
    .filter(({ clinic_id, eggs }) => clinic_id !== null && eggs === "own")
    .map((row) => ({ ageFrom: row.age_from, ageTo: row.age_to, periodTo: row.period_to ?? "" }));
  const isOfAllAges = bands.every(({ ageFrom, ageTo }) => ageFrom === null && ageTo === null);
  // A chosen group can be left again, even if no rates were loaded.
  if (donorEggs || (isOfAllAges && !chosen)) return null;
  return (
    <div className="mt-3">
      <AgeBandField bands={bands} />
    </div>
  );
}
