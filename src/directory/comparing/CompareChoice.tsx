import { ButtonLink } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import { MAX_COMPARED, pathWithIds } from "./clinicIdsAddress.ts";

export function CompareChoice({ ids, isPossible }: { ids: readonly string[]; isPossible: boolean }) {
  if (!isPossible) return null;
  const canCompare = ids.length > 1 && ids.length <= MAX_COMPARED;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      {canCompare && (
        <ButtonLink to={pathWithIds("/compare", ids)}>
          {`Compare ${counted(ids.length, "clinic", "clinics")}`}
        </ButtonLink>
      )}
      <p role="status" className={canCompare ? "sr-only" : "text-quiet"}>
        {formatChoice(ids.length)}
      </p>
    </div>
  );
}

function formatChoice(count: number): string {
  if (count > MAX_COMPARED) return `You chose ${count}. You can compare up to four at a time.`;
  if (count < 2) return "Tick two to four clinics to compare them.";
  return `${counted(count, "clinic", "clinics")} chosen.`;
}
