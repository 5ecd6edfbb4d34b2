import { Lock } from "lucide-react";
import { useRef } from "react";
import { BackLink } from "@/ui/BackLink.tsx";
import { Disclaimer } from "@/ui/Disclaimer.tsx";
import { Message } from "@/ui/Message.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { AboutTheLimits } from "./AboutTheLimits.tsx";
import { Findings } from "./Findings.tsx";
import { ReferenceLimits } from "./ReferenceLimits.tsx";
import { Results } from "./Results.tsx";
import { SemenForm } from "./SemenForm.tsx";
import { useSemenForm } from "./useSemenForm.ts";

const EDUCATION_ONLY = "This tool is for education only and does not replace professional medical advice.";

export default function SemenAnalysisPage() {
  const form = useSemenForm();
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const { interpretation, findings } = form;
  return (
    <>
      <PageMeta
        title="Sperm Analysis Interpreter"
        description="What the numbers in a semen analysis mean beside the WHO 2021 reference limits, in plain words. Nothing you enter leaves your browser."
        path="/sperm-analysis"
      />
      <BackLink to="/">Back</BackLink>
      <h1 className="text-3xl sm:text-4xl">Sperm Analysis Interpreter</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">
        What the numbers in a semen analysis mean beside the WHO 2021 reference limits, in plain words. Below
        a limit doesn’t mean infertile.
      </p>
      <p className="mt-2 flex items-center gap-2 text-quiet">
        <Lock aria-hidden className="size-4 shrink-0 text-accent" />
        Nothing you enter leaves your browser.
      </p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
        <SemenForm form={form} onResult={() => resultHeading.current?.focus()} />
        <div>
          {findings.length > 0 && <Findings findings={findings} />}
          {interpretation ? (
            <Results interpretation={interpretation} headingRef={resultHeading} />
          ) : (
            <ReferenceLimits hasFinding={findings.length > 0} />
          )}
          <AboutTheLimits />
        </div>
      </div>
      <p className="mt-10 max-w-2xl text-quiet">{`${EDUCATION_ONLY} It makes no diagnosis.`}</p>
      {form.isAsking && (
        <Message
          title={findings.length > 0 ? "A zero needs a doctor" : "Three numbers are needed"}
          paragraphs={[
            "Please fill out the required fields (Volume, Total Sperm, Total Motility) to analyze your results.",
            ...findings,
          ]}
          onClose={form.stopAsking}
        />
      )}
      <Disclaimer
        storageKey="semen-analysis-disclaimer-accepted"
        title="Before you begin"
        paragraphs={[EDUCATION_ONLY, "It makes no diagnosis. Please talk to a doctor about your results."]}
      />
    </>
  );
}
