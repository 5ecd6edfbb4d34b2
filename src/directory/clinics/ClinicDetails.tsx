import type { ReactNode } from "react";
import type { Json } from "@/backend/database.types.ts";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import type { Clinic } from "./clinic.ts";
import { ClinicActions } from "./ClinicActions.tsx";
import { ClinicHeader, FreeCalculators } from "./ClinicHeader.tsx";
import { pageTitle } from "./pageTitle.ts";
import { SampleBanner } from "./SampleBanner.tsx";
import { clinicData } from "./structuredData.ts";
import { clinicSummary } from "./summary.ts";

interface ClinicDetailsProps {
  clinic: Clinic;
  facts: Json | undefined;
  children: ReactNode;
}

export function ClinicDetails({ clinic, facts, children }: ClinicDetailsProps) {
  return (
    <article>
      <PageMeta
        title={pageTitle(clinic, facts)}
        description={clinicSummary(clinic)}
        path={`/clinic/${clinic.id}`}
      />
      <StructuredData data={clinicData(clinic, siteUrl)} />
      <SampleBanner clinics={[clinic]} />
      <ClinicHeader clinic={clinic} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 sm:mt-8 xl:grid-cols-[minmax(0,1fr)_min(20rem,35%)]">
        {/* First in the page's order: people with a keyboard or screen reader come to reach the clinic. */}
        <ClinicActions clinic={clinic} />
        <div className="above-in-reach grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          {children}
          <FreeCalculators />
        </div>
      </div>
    </article>
  );
}
