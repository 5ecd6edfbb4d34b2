import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Json } from "@/backend/database.types.ts";
import { UpvoteButton } from "@/features/voting/UpvoteButton.tsx";
import { Card } from "@/ui/Card.tsx";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import { isolate } from "@/ui/isolate.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { TypedText } from "@/ui/TypedText.tsx";
import type { Clinic } from "./clinic.ts";
import { ClinicContact } from "./ClinicContact.tsx";
import { ClinicTravel } from "./ClinicTravel.tsx";
import { StillPart } from "./StillPart.tsx";
import { ReportFigure } from "./ReportFigure.tsx";
import { clinicSummary } from "./summary.ts";

const NOT_LOADED = { title: "Error loading this clinic's figures. Please try again later." };

interface ClinicSectionsProps {
  clinic: Clinic;
  /** The database's answer; undefined if it could not be loaded. */
  facts: Json | undefined;
  /** When it came, in milliseconds. */
  readAt: number;
  onRetry: () => void;
}

/** Everything about one clinic. */
export function ClinicSections({ clinic, facts, readAt, onRetry }: ClinicSectionsProps) {
  const city = clinic.locations[0];
  const still = { clinic, facts: facts ?? null, readAt };
  return (
    <>
      <div className="mt-8 grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="grid gap-6">
          <Section title="Success Rate">
            {facts ? (
              <StillPart name="Rates" {...still} />
            ) : (
              <LoadError failure={NOT_LOADED} onRetry={onRetry} />
            )}
            <p className="mt-5 text-sm text-quiet">
              Clinics define success differently: per transfer or per cycle, pregnancy or birth, all ages or
              your age group. Ask which one you are being quoted.{" "}
              <Link to="/how-results-are-counted" className="text-accent underline underline-offset-4">
                How results are counted
              </Link>{" "}
              · <GlossaryLink term="success-rate">What a success rate says</GlossaryLink>
            </p>
            <div className="mt-6 flex flex-wrap items-center gap-4 border-t border-line pt-5 print:hidden">
              <UpvoteButton clinicId={clinic.id} clinicName={clinic.name} upvoteCount={clinic.upvoteCount} />
              <p className="text-sm text-quiet">
                Happy with this clinic? You have one vote per clinic in this browser tab.
              </p>
            </div>
          </Section>
          <Section title="Treatment Prices">
            {facts && <StillPart name="Prices" {...still} />}
            <p className="mt-4 text-sm">
              <GlossaryLink term="treatments">The treatments, in plain words</GlossaryLink>
            </p>
            <ClinicContact clinic={clinic} />
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
            <StillPart name="Glance" {...still} />
            {(clinic.reviewScore !== null || clinic.overallScore !== null) && (
              <p className="mt-4 text-sm">
                <GlossaryLink term="overall-score">What the scores mean</GlossaryLink>
              </p>
            )}
          </Section>
        </div>
      </div>
      <div className="mt-6">
        <Section title={`Getting to ${isolate(clinic.name)}${city ? ` in ${city}` : ""}`}>
          <ClinicTravel {...still} />
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
