import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Json } from "@/backend/database.types.ts";
import { AgeBandField } from "@/directory/facts/AgeBandField.tsx";
import { CompareTick } from "@/directory/compare-tray/CompareTick.tsx";
import { useChosenBand, useDonorEggs } from "@/directory/facts/chosenBand.ts";
import { ExternalButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import { isolate } from "@/ui/isolate.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { TypewriterText } from "@/ui/TypewriterText.tsx";
import { bandsInFacts } from "./bandsInFacts.ts";
import type { Clinic } from "./clinic.ts";
import { ClinicTravel } from "./ClinicTravel.tsx";
import { CopyQuestions } from "./CopyQuestions.tsx";
import { ClinicLaw } from "./ClinicLaw.tsx";
import { hasLaw } from "./VisitorLaw.tsx";
import { VisitorLanguages } from "./VisitorLanguages.tsx";
import { StaticSection } from "./StaticSection.tsx";
import { PlanLinks } from "./PlanLinks.tsx";
import { publishes } from "./publishes.ts";
import { clinicSummary } from "./summary.ts";
import { useClinicAtAge } from "./useClinicAtAge.ts";

const NOT_LOADED = { title: "Error loading this clinic's figures. Please try again later." };

interface ClinicSectionsProps {
  clinic: Clinic;
  facts: Json | undefined;
  /** In milliseconds. */
  readAt: number;
  onRetry: () => void;
}

export function ClinicSections({ clinic, facts, readAt, onRetry }: ClinicSectionsProps) {
  const city = clinic.locations[0];
  const band = useChosenBand();
  const donorEggs = useDonorEggs();
  const bands = bandsInFacts(facts, donorEggs);
  const summary = clinicSummary(useClinicAtAge(clinic, facts, readAt), donorEggs);
  const sectionProps = { clinic, facts: facts ?? null, readAt };
  // Samples come after all that is real.
  const isSilent = facts !== undefined && !publishes(facts, "prices") && !publishes(facts, "results");
  const figures = (
    <>
      <Section title="Success Rate" id="success">
        {bands.length > 1 && (
          <div className="mb-5 max-w-xs print:hidden">
            <AgeBandField bands={bands} />
          </div>
        )}
        {facts && <StaticSection name="Rates" {...sectionProps} band={band} />}
        <p className="mt-5 text-sm text-quiet">
          Clinics define success differently: per transfer or per cycle, pregnancy or birth, all ages or your
          age group. Ask which one you are being quoted.{" "}
          <Link to="/how-results-are-counted" className="text-accent underline underline-offset-4">
            How results are counted
          </Link>{" "}
          · <GlossaryLink term="success-rate">What a success rate says</GlossaryLink>
        </p>
      </Section>
      <Section title="Treatment Prices" id="prices">
        {facts && <StaticSection name="Prices" {...sectionProps} />}
        <p className="mt-4 text-sm">
          <GlossaryLink term="treatments">The treatments, in plain words</GlossaryLink> ·{" "}
          <Link to={`/plan/costs?clinic=${clinic.id}`} className="text-accent underline underline-offset-4">
            What will it cost me?
          </Link>
        </p>
        {clinic.website !== null && (
          <ExternalButtonLink href={clinic.website} tone="outline" className="mt-5">
            Visit Website
          </ExternalButtonLink>
        )}
      </Section>
    </>
  );
  const unpublished = (
    <Section title="Not published" id="ask">
      {facts && <StaticSection name="Unpublished" {...sectionProps} />}
      <CopyQuestions clinic={clinic} facts={sectionProps.facts} />
    </Section>
  );
  return (
    <>
      {facts && <StaticSection name="Figures" {...sectionProps} band={band} />}
      <Section title="Contact">
        {facts ? (
          <StaticSection name="Contact" {...sectionProps} />
        ) : (
          <LoadError failure={NOT_LOADED} onRetry={onRetry} />
        )}
      </Section>
      {hasLaw(clinic.countries) && (
        <Section title="May I be treated here?">
          {/* On a wide screen a label and its answer stay close. */}
          <div className="max-w-xl">
            <ClinicLaw {...sectionProps} />
          </div>
        </Section>
      )}
      {isSilent && unpublished}
      <Section title="At a Glance">
        {facts && <VisitorLanguages {...sectionProps} facts={facts} />}
        <StaticSection name="Glance" {...sectionProps} />
        {(clinic.reviewScore !== null || clinic.overallScore !== null) && (
          <p className="mt-4 text-sm">
            <GlossaryLink term="overall-score">What the scores mean</GlossaryLink>
          </p>
        )}
        <PlanLinks clinic={clinic} />
        {/* The bar at the bottom has no room for it there. */}
        <p className="mt-2 lg:hidden print:hidden">
          <CompareTick clinic={clinic} />
        </p>
      </Section>
      {!isSilent && figures}
      {!isSilent && unpublished}
      <Section title="AI Summary">
        <TypewriterText key={summary} text={summary} />
        <p className="mt-3 text-sm text-quiet">
          Generated automatically from this listing; not written or reviewed by a person.
        </p>
      </Section>
      <Section title={`Getting to ${isolate(clinic.name)}${city ? ` in ${city}` : ""}`}>
        <ClinicTravel {...sectionProps} />
      </Section>
      {isSilent && figures}
      <ReportFigure clinicId={clinic.id} />
    </>
  );
}

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Card
      as="section"
      {...(id !== undefined && { id })}
      className="p-5 sm:p-6"
      style={{ scrollMarginTop: "4rem" }}
    >
      <h2 className="mb-5 text-xl">{title}</h2>
      {children}
    </Card>
  );
}

function ReportFigure({ clinicId }: { clinicId: string }) {
  return (
    <p className="text-sm text-quiet print:hidden">
      Seen a figure that is wrong, missing or out of date? Patients and clinics can tell us.{" "}
      <Link to={`/report-figure?clinic=${clinicId}`} className="text-accent underline underline-offset-4">
        Report a wrong figure
      </Link>
    </p>
  );
}
