import { useLocation } from "react-router-dom";
import { FormLayout } from "@/contributing/forms/FormLayout.tsx";
import { useStartOfView } from "@/contributing/forms/useStartOfView.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { SubmissionForm } from "./SubmissionForm.tsx";
import { SubmissionThanks } from "./SubmissionThanks.tsx";
import { readSubmittedState } from "./submittedState.ts";

export default function AddClinicPage() {
  const { state } = useLocation();
  // The built page knows no history state.
  const submitted = useHydrated() ? readSubmittedState(state) : null;
  useStartOfView(submitted === null ? "form" : "thanks");
  return submitted === null ? <FormPage /> : <SubmissionThanks {...submitted} />;
}

function FormPage() {
  return (
    <>
      <PageMeta
        title="Add your clinic"
        description="Propose an IVF clinic for the directory: a free standard listing, or a sponsored place that is always marked as such."
        path="/add-clinic"
      />
      <FormLayout
        title="Add Your Clinic"
        lead="Is a clinic missing here? Tell us about it, so that others can find it."
        aside={<NextSteps />}
      >
        <SubmissionForm />
      </FormLayout>
    </>
  );
}
