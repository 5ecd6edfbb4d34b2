import type { FigureReport } from "./reportSchema.ts";

export interface SubmittedReport {
  report: FigureReport;
  /** One id for one filled-in form, however often it is sent. */
  formId: string;
}

/** The row of a report, in the database's words. */
export function reportRow({ report, formId }: SubmittedReport) {
  return {
    clinic_id: report.clinicId,
    figure: report.figure,
    right_value: report.rightValue,
    source_url: report.sourceUrl,
    email: report.email,
    form_id: formId,
  };
}
