import { useQuery } from "@tanstack/react-query";
import { AgeBandField } from "@/directory/facts/AgeBandField.tsx";
import { publishedResultsQuery } from "@/directory/facts/api.ts";
import { useDonorEggs } from "@/directory/facts/chosenBand.ts";

export function AgeOfRates() {
  const donorEggs = useDonorEggs();
  const { data } = useQuery(publishedResultsQuery());
  const bands = (data ?? [])
    .filter(({ clinic_id, eggs }) => clinic_id !== null && eggs === "own")
    .map((row) => ({ ageFrom: row.age_from, ageTo: row.age_to, periodTo: row.period_to ?? "" }));
  if (donorEggs || bands.every(({ ageFrom, ageTo }) => ageFrom === null && ageTo === null)) return null;
  return (
    <div className="mt-3">
      <AgeBandField bands={bands} />
    </div>
  );
}
