import { useQuery } from "@tanstack/react-query";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { formatLongDate } from "@/ui/dates.ts";
import { useRefreshOnInteraction } from "@/ui/useRefreshOnInteraction.ts";
import { checkedFigures, type CheckedFigures } from "./checkedFigures.ts";

export function FigureChecks() {
  const {
    data: clinics,
    isError,
    isFetchedAfterMount,
    isFetching,
    refetch,
  } = useQuery({
    ...basesQuery(),
    refetchOnMount: false,
  });
  useRefreshOnInteraction(isFetchedAfterMount || isFetching, refetch);
  if (!clinics) {
    return (
      <p role="status" className="mt-3 text-quiet">
        {isError ? "We couldn't load how many figures have been checked." : "Counting the checked figures..."}
      </p>
    );
  }
  return <p className="mt-3 font-medium">{stateOfChecks(checkedFigures(clinics))}</p>;
}

export function stateOfChecks({ clinics, sourced, lastCheckedOn }: CheckedFigures): string {
  const listed = `We list ${formatClinics(clinics)}.`;
  if (sourced === 0) return `${listed} So far, none of them has figures from a published source.`;
  const count = `Figures from a published source: ${formatClinics(sourced)}.`;
  const last =
    lastCheckedOn === null
      ? "We haven't recorded when they were last read."
      : `Last read on ${formatLongDate(lastCheckedOn)}.`;
  return `${listed} ${count} ${last}`;
}
