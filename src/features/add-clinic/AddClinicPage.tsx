import { PageHead } from "@/ui/PageHead.tsx";
import { useLocation } from "react-router-dom";
import { NextSteps } from "./NextSteps.tsx";
import { SubmissionForm } from "./SubmissionForm.tsx";
import { Submitted } from "./Submitted.tsx";
import { submittedName } from "./submitted.ts";

/** The form, or the thanks for one that was sent. */
export default function AddClinicPage() {
  const clinicName = submittedName(useLocation().state);
  return clinicName === null ? <FormPage /> : <Submitted clinicName={clinicName} />;
}

function FormPage() {
  return (
    <div className="group grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)] lg:items-start 2xl:grid-cols-[22rem_minmax(0,1fr)_22rem]">
      <PageHead
        title="Add your clinic"
        description="Propose an IVF clinic for the directory: a free standard listing, or a sponsored place that is always marked as such."
        path="/add-clinic"
      />
      <div className="lg:col-span-2 2xl:col-span-1">
        <h1 className="text-3xl sm:text-4xl">Add Your Clinic</h1>
        <p className="mt-3 max-w-2xl text-lg text-quiet">
          Is a clinic missing here? Tell us about it, so that others can find it.
        </p>
      </div>
      <SubmissionForm />
      <NextSteps />
    </div>
  );
}
