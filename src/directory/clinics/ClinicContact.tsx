import type { Json } from "@/backend/database.types.ts";
import { ExternalButtonLink } from "@/ui/Button.tsx";
import type { Clinic } from "./clinic.ts";
import { CopyQuestions } from "./CopyQuestions.tsx";

export function ClinicContact({ clinic, facts }: { clinic: Clinic; facts: Json }) {
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {clinic.website === null ? (
        <p className="w-full text-quiet">We don't have a website for this clinic yet; try a web search.</p>
      ) : (
        <ExternalButtonLink href={clinic.website} tone="outline">
          Visit Website
        </ExternalButtonLink>
      )}
      <CopyQuestions facts={facts} />
    </div>
  );
}
