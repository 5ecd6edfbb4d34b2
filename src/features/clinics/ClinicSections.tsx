import type { ReactNode } from "react";
import type { ClinicFacts as Facts } from "@/features/facts/facts.ts";
import { UpvoteButton } from "@/features/voting/UpvoteButton.tsx";
import { Card } from "@/ui/Card.tsx";
import { isolate } from "@/ui/isolate.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { TypedText } from "@/ui/TypedText.tsx";
import type { Clinic } from "./clinic.ts";
import { ClinicFacts } from "./ClinicFacts.tsx";
import { ClinicPrices } from "./ClinicPrices.tsx";
import { ClinicRates } from "./ClinicRates.tsx";
import { ClinicTravel } from "./ClinicTravel.tsx";
import { ReportFigure } from "./ReportFigure.tsx";
import { clinicSummary } from "./summary.ts";

const NOT_LOADED = { title: "Error loading this clinic's figures. Please try again later." };

interface ClinicSectionsProps {
  clinic: Clinic;
  /** Undefined if they could not be loaded. */
  facts: Facts | undefined;
  onRetry: () => void;
}

/** Everything about one clinic. */
export function ClinicSections({ clinic, facts, onRetry }: ClinicSectionsProps) {
  const city = clinic.locations[0];
  return (
    <>
      <div className="mt-8 grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="grid gap-6">
          <Section title="Success Rate">
            {facts ? (
              <ClinicRates clinic={clinic} facts={facts} />
            ) : (
              <LoadError failure={NOT_LOADED} onRetry={onRetry} />
            )}
            <div className="mt-6 flex flex-wrap items-center gap-4 border-t border-line pt-5 print:hidden">
              <UpvoteButton clinicId={clinic.id} clinicName={clinic.name} upvoteCount={clinic.upvoteCount} />
              <p className="text-sm text-quiet">
                Happy with this clinic? You have one vote per clinic in this browser tab.
              </p>
            </div>
          </Section>
          <Section title="Treatment Prices">
            <ClinicPrices clinic={clinic} prices={facts?.prices} />
          </Section>
          <ReportFigure clinicId={clinic.id} />
        </div>
        <div className="grid gap-6">
          <Section title="AI Summary">
            <TypedText key={clinicSummary(clinic)} text={clinicSummary(clinic)} />
            <p className="mt-3 text-sm text-quiet">
              Generated automatically from this listing; not written or reviewed by a person.
            </p>
          </Section>
          <Section title="At a Glance">
            <ClinicFacts clinic={clinic} reviews={facts?.reviews ?? []} />
          </Section>
        </div>
      </div>
      <div className="mt-6">
        <Section title={`Getting to ${isolate(clinic.name)}${city ? ` in ${city}` : ""}`}>
          <ClinicTravel clinic={clinic} />
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="p-5 sm:p-6">
      <h2 className="mb-5 text-xl">{title}</h2>
      {children}
    </Card>
  );
}
