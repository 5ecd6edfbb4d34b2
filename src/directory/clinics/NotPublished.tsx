import type { ClinicFacts } from "@/directory/facts/facts.ts";
import { counted } from "@/ui/counted.ts";
import { NOT_AVAILABLE } from "@/directory/facts/resultLabels.ts";
import type { Clinic } from "./clinic.ts";
import { clinicServices } from "./clinicServices.ts";
import { countUnpublished, unpublishedFigures } from "./unpublishedFigures.ts";
import { unknownServices } from "./unknownServices.ts";

interface NotPublishedProps {
  clinic: Clinic;
  facts: ClinicFacts;
  donorEggs: boolean;
}

export function NotPublished({ clinic, facts, donorEggs }: NotPublishedProps) {
  const groups = unpublishedFigures(clinic, facts);
  return (
    <>
      {groups.length > 0 && (
        <>
          <p className="font-semibold">
            {counted(countUnpublished(groups), "thing to ask for", "things to ask for")}
          </p>
          <dl className="mt-3 grid gap-2">
            {groups.map(({ title, areFigures, names }) => (
              <div key={title}>
                <dt className="text-sm text-quiet">{title}</dt>
                <dd>
                  {areFigures && (
                    <span aria-hidden className="mr-2 font-serif text-quiet">
                      {NOT_AVAILABLE}
                    </span>
                  )}
                  <span>{names.join(", ")}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-3 text-quiet">{unknownServices(clinicServices(clinic, facts))}</p>
      <p className="mt-4">
        <strong>‘Not published’ is common</strong> and no sign of a bad clinic: many name a price only when
        you write to them, and few publish results that say what was counted.{" "}
        <span>
          {donorEggs
            ? "Ask for a written quote, and for live births per started cycle with donor eggs, from how many cycles, and in which years."
            : "Ask for a written quote, and for live births per started cycle at your age, from how many cycles, and in which years."}
        </span>
      </p>
    </>
  );
}
