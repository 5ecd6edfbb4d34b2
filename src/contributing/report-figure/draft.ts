import { draftOf, type Draft } from "@/contributing/forms/draft.ts";
import { emptyReport, type FormValues } from "./reportSchema.ts";

/** There is only one: entries about another figure are ignored, and overwritten once something is typed. */
export function draftFor(clinicId: string, figure: string): Draft<keyof FormValues> {
  const draft = draftOf({ key: "report-figure-draft", empty: emptyReport(clinicId, figure) });
  const isForHere = (kept: FormValues) => kept.clinicId === clinicId && kept.openedFor === figure;
  const load = () => {
    const kept = draft.load();
    return kept && isForHere(kept) ? kept : null;
  };
  return { ...draft, load, formId: () => (load() ? draft.formId() : null) };
}
