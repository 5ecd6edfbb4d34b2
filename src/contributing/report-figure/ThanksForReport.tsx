import { ThankYou } from "@/contributing/forms/ThankYou.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import type { Reported } from "./reportedState.ts";
import { CHECKED, CORRECTED } from "./reportSteps.ts";

const WITH_EMAIL =
  "We write to you only if we have a question. You'll see a correction on the clinic's page.";
const WITHOUT_EMAIL =
  "You left no e-mail address, so we can’t write to you. You'll see a correction on the clinic's page.";

export function ThanksForReport({ clinicId, figure, hasEmail }: Reported) {
  return (
    <ThankYou
      title="Thank you for your report"
      received={
        <>
          We have received your report about this figure:{" "}
          <bdi className="font-semibold wrap-anywhere">{figure}</bdi>
        </>
      }
      note={hasEmail ? WITH_EMAIL : WITHOUT_EMAIL}
      steps={[CHECKED, CORRECTED]}
      links={
        <>
          <ButtonLink to={`/clinic/${clinicId}`}>Back to the clinic</ButtonLink>
          <ButtonLink to={`/report-figure?${new URLSearchParams({ clinic: clinicId })}`} tone="outline">
            Report another figure
          </ButtonLink>
        </>
      }
    />
  );
}
