import type { FigureReport } from "./reportSchema.ts";

export interface SubmittedReport {
  report: FigureReport;
  formId: string;
}

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
