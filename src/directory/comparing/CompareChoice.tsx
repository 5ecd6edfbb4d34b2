import { ButtonLink } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import { MOST_COMPARED, pathWith } from "./address.ts";

/** The way from the chosen clinics to their comparison, or what is still missing. */
export function CompareChoice({ ids, isPossible }: { ids: readonly string[]; isPossible: boolean }) {
  if (!isPossible) return null;
  const isRight = ids.length > 1 && ids.length <= MOST_COMPARED;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      {isRight && (
        <ButtonLink to={pathWith("/compare", ids)}>
          Compare {counted(ids.length, "clinic", "clinics")}
        </ButtonLink>
      )}
      <p role="status" className={isRight ? "sr-only" : "text-quiet"}>
        {wordsOn(ids.length)}
      </p>
    </div>
  );
}

function wordsOn(count: number): string {
  if (count > MOST_COMPARED) return `You chose ${count}. You can compare up to four at a time.`;
  if (count < 2) return "Tick two to four clinics to compare them.";
  return `${counted(count, "clinic", "clinics")} chosen.`;
}
