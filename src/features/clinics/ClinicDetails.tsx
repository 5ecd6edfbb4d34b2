import { CalendarHeart, MapPin, Microscope } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { UpvoteButton } from "@/features/voting/UpvoteButton.tsx";
import { Card } from "@/ui/Card.tsx";
import { isolate } from "@/ui/isolate.ts";
import { PageHead } from "@/ui/PageHead.tsx";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { TypedText } from "@/ui/TypedText.tsx";
import type { Clinic } from "./clinic.ts";
import { ClinicFacts } from "./ClinicFacts.tsx";
import { ClinicLogo } from "./ClinicLogo.tsx";
import { ClinicPrices } from "./ClinicPrices.tsx";
import { ClinicRates } from "./ClinicRates.tsx";
import { ClinicTravel } from "./ClinicTravel.tsx";
import { FiguresSource } from "./FiguresSource.tsx";
import type { FigureRanges } from "./range.ts";
import { clinicData } from "./structuredData.ts";
import { clinicSummary } from "./summary.ts";

interface ClinicDetailsProps {
  clinic: Clinic;
  /** What the figures are shown against; not known at once. */
  ranges: FigureRanges | undefined;
}

/** Everything about one clinic. */
export function ClinicDetails({ clinic, ranges }: ClinicDetailsProps) {
  const city = clinic.locations[0];
  return (
    <article>
      <PageHead
        title={`${isolate(clinic.name)}${city ? `, ${city}` : ""}: cost and success rates`}
        description={clinicSummary(clinic)}
        path={`/clinic/${clinic.id}`}
      />
      <StructuredData data={clinicData(clinic, siteUrl)} />
      <Header clinic={clinic} city={city} />
      <FreeCalculators />
      <div className="mt-8 grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="grid gap-6">
          <Section title="Success Rate">
            <ClinicRates clinic={clinic} ranges={ranges} />
            <FiguresSource clinic={clinic} />
            <div className="mt-6 flex flex-wrap items-center gap-4 border-t border-line pt-5 print:hidden">
              <UpvoteButton clinicId={clinic.id} clinicName={clinic.name} upvoteCount={clinic.upvoteCount} />
              <p className="text-sm text-quiet">
                Happy with this clinic? You have one vote per clinic in this browser tab.
              </p>
            </div>
          </Section>
          <Section title="Treatment Prices">
            <ClinicPrices clinic={clinic} ranges={ranges} />
          </Section>
        </div>
        <div className="grid gap-6">
          <Section title="AI Summary">
            <TypedText key={clinicSummary(clinic)} text={clinicSummary(clinic)} />
            <p className="mt-3 text-sm text-quiet">
              Generated automatically from this listing; not written or reviewed by a person.
            </p>
          </Section>
          <Section title="At a Glance">
            <ClinicFacts clinic={clinic} />
          </Section>
        </div>
      </div>
      <div className="mt-6">
        <Section title={`Getting to ${isolate(clinic.name)}${city ? ` in ${city}` : ""}`}>
          <ClinicTravel clinic={clinic} />
        </Section>
      </div>
    </article>
  );
}

function Header({ clinic, city }: { clinic: Clinic; city: string | undefined }) {
  return (
    <header className="flex items-center gap-5">
      <ClinicLogo clinic={clinic} externalUrl={clinic.heroLogoUrl} size="page" />
      <div className="min-w-0">
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">
          <bdi>{clinic.name}</bdi>
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-quiet">
          {city && (
            <span className="inline-flex items-center gap-1">
              <MapPin aria-hidden className="size-4" />
              {city}
            </span>
          )}
          {city && <span aria-hidden>·</span>}
          <span>IVF Center</span>
        </p>
      </div>
    </header>
  );
}

function FreeCalculators() {
  return (
    <nav
      aria-label="Free Calculators"
      className="mt-8 flex flex-wrap items-center gap-x-6 rounded-2xl bg-accent-soft px-5 py-2"
    >
      <p className="w-full pt-2 font-serif font-semibold lg:w-auto lg:pt-0">Free Calculators</p>
      <Link
        to="/ivf-calculator"
        className="inline-flex min-h-11 items-center gap-2 text-accent hover:underline"
      >
        <CalendarHeart aria-hidden className="size-5" strokeWidth={1.5} />
        IVF Due Date Calculator
      </Link>
      <Link
        to="/sperm-analysis"
        className="inline-flex min-h-11 items-center gap-2 text-accent hover:underline"
      >
        <Microscope aria-hidden className="size-5" strokeWidth={1.5} />
        Sperm Analysis Interpreter
      </Link>
    </nav>
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
