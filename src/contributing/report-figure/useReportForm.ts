import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useSending } from "@/contributing/forms/useSending.ts";
import { showToast } from "@/ui/toast.ts";
import { useReportFigure } from "./api.ts";
import { draftFor } from "./draft.ts";
import { reportedState } from "./reportedState.ts";
import { failureMessage, REPORTED } from "./reportMessages.ts";
import { reportSchema, type FigureReport, type FormValues } from "./reportSchema.ts";

export const FORM_NAME = "report-figure";

export function useReportForm(clinicId: string, openedFor: string) {
  const [draft] = useState(() => draftFor(clinicId, openedFor));
  const form = useForm<FormValues, unknown, FigureReport>({
    defaultValues: draft.empty,
    resolver: standardSchemaResolver(reportSchema),
  });
  const { mutateAsync } = useReportFigure();
  const navigate = useNavigate();
  const sending = useSending<keyof FormValues, FigureReport>({
    form,
    formName: FORM_NAME,
    draft,
    send: (report, formId) => mutateAsync({ report, formId }),
    failureMessage,
    onSent: ({ figure, email }) => {
      showToast(REPORTED);
      // An address of its own, so that /report-figure always shows the form.
      const state = reportedState({ clinicId, figure, hasEmail: email !== null });
      void navigate("/report-figure?sent", { state });
    },
  });
  return { form, ...sending };
}
