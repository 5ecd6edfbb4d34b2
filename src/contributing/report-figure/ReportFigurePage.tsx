import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { FormLayout } from "@/contributing/forms/FormLayout.tsx";
import { useStartOfView } from "@/contributing/forms/useStartOfView.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { useHydrated } from "@/ui/useHydrated.ts";
import { useReportedClinic } from "./api.ts";
import { readReportedState } from "./reportedState.ts";
import { ReportForm } from "./ReportForm.tsx";
import { LONGEST_FIGURE } from "./reportSchema.ts";
import { ThanksForReport } from "./ThanksForReport.tsx";
import { WhatHappensNext } from "./WhatHappensNext.tsx";

/** Opened as `?clinic=<id>&figure=<words>`. */
export default function ReportFigurePage() {
  const { search, state } = useLocation();
  // The prerendered page knows neither query nor history state.
  const isHydrated = useHydrated();
  const reported = isHydrated ? readReportedState(state) : null;
  useStartOfView(reported ? "thanks" : "form");
  if (!isHydrated) return <Frame />;
  if (reported) return <ThanksForReport {...reported} />;
  const asked = new URLSearchParams(search);
  const clinicId = asked.get("clinic") ?? "";
  if (clinicId === "") {
    return (
      <WrongAddress
        title="Which clinic is it about?"
        text="Open the clinic's page and choose ‘Report a wrong figure’ there."
      />
    );
  }
  const figure = Array.from(asked.get("figure") ?? "")
    .slice(0, LONGEST_FIGURE)
    .join("");
  return <ClinicFigure key={search} clinicId={clinicId} figure={figure} />;
}

interface ClinicFigureProps {
  clinicId: string;
  figure: string;
}

function ClinicFigure({ clinicId, figure }: ClinicFigureProps) {
  const clinic = useReportedClinic(clinicId);
  if (clinic === null) {
    return (
      <WrongAddress
        title="Clinic Not Found"
        text="It may have left the directory, or the address may be mistyped."
      />
    );
  }
  if (clinic && "movedTo" in clinic) {
    const asked = new URLSearchParams({ clinic: clinic.movedTo, figure });
    return <Navigate to={`/report-figure?${asked}`} replace />;
  }
  return (
    <Frame clinicId={clinicId} clinic={clinic && [clinic.name, ...clinic.locations].join(", ")}>
      <ReportForm clinicId={clinicId} figure={figure} />
    </Frame>
  );
}

interface FrameProps {
  clinicId?: string;
  clinic?: string | undefined;
  children?: ReactNode;
}

function Frame({ clinicId, clinic, children }: FrameProps) {
  return (
    <>
      <PageMeta
        title="Report a wrong figure"
        description="Tell us which figure of a clinic is wrong, what is right, and where that can be read."
      />
      <FormLayout
        back={
          clinicId === undefined ? (
            <div className="mb-4 min-h-11" />
          ) : (
            <BackLink to={`/clinic/${clinicId}`}>Back to the clinic</BackLink>
          )
        }
        title="Report a wrong figure"
        lead={
          <>
            <p className="min-h-7 font-semibold text-ink">
              <bdi translate="no" className="wrap-anywhere">
                {clinic}
              </bdi>
            </p>
            <p className="mt-1">
              Is a price out of date, or is the rate another clinic’s? Tell us the right value, and where we
              can read it.
            </p>
          </>
        }
        aside={<WhatHappensNext />}
      >
        {children ?? <div className="min-h-[46rem]" />}
      </FormLayout>
    </>
  );
}

function WrongAddress({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageMeta title="Report a wrong figure" />
      <Notice isPageTitle title={title} text={text}>
        <ButtonLink to="/">Find the clinic</ButtonLink>
      </Notice>
    </>
  );
}
