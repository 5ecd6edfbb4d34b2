import { draftOf, type Draft } from "@/contributing/forms/draft.ts";
import { emptyReport, type FormValues } from "./reportSchema.ts";

/**
 * What was typed about a clinic's figure. There is one draft: what was typed about another
 * figure is not for this form, and goes once something is typed here.
 */
export function draftFor(clinicId: string, figure: string): Draft<keyof FormValues> {
  const draft = draftOf({ key: "report-figure-draft", empty: emptyReport(clinicId, figure) });
  const isForHere = (kept: FormValues) => kept.clinicId === clinicId && kept.openedFor === figure;
  return {
    ...draft,
    load: () => {
      const kept = draft.load();
      return kept && isForHere(kept) ? kept : null;
    },
  };
}
