import type { Submission } from "./submissionSchema.ts";

export interface SubmittedForm {
  submission: Submission;
  formId: string;
}

export function submissionRow({ submission, formId }: SubmittedForm) {
  return {
    clinic_name: submission.clinicName,
    country: submission.country,
    website: submission.website,
    satisfaction: submission.satisfaction,
    relationship: submission.relationship,
    additional_info: submission.additionalInfo,
    sponsored: submission.listingType === "sponsored",
    form_id: formId,
  };
}
