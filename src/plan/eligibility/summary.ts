import { counted } from "@/ui/counted.ts";
import type { Verdict } from "@/law/eligibility.ts";

const countries = (count: number) => counted(count, "country", "countries");

/** @param pastUsualAge how many of those that don't forbid it usually treat only at a younger age */
export function summaryOf(counts: Record<Verdict, number>, pastUsualAge = 0): string {
  const sentences = [
    hopeOf({ ...counts, "not-forbidden": counts["not-forbidden"] - pastUsualAge }),
    pastUsualAge > 0 &&
      `In ${countries(pastUsualAge)} no rule forbids it, but the clinics we know of, or guidance on treatment, stop at a younger age.`,
    counts.unknown > 0 && `We don’t know enough about ${countries(counts.unknown)}.`,
    counts.forbidden > 0 && `The law says no in ${countries(counts.forbidden)}.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ");
}

function hopeOf({ allowed, "not-forbidden": notForbidden }: Record<Verdict, number>): string | false {
  if (allowed === 0 && notForbidden === 0) return false;
  if (notForbidden === 0) return `The law allows your treatment in ${countries(allowed)}.`;
  if (allowed === 0)
    return `${countries(notForbidden)} may treat you: no rule forbids it, and clinics decide.`;
  return `${countries(allowed + notForbidden)} may treat you: the law allows it in ${allowed}, and in ${notForbidden} no rule forbids it and clinics decide.`;
}
