import { counted } from "@/ui/counted.ts";
import type { Verdict } from "@/law/eligibility.ts";

const countries = (count: number) => counted(count, "country", "countries");

/** How many countries say what. */
export function formatSummary({ yes, ask, no }: Record<Verdict, number>): string {
  return `The law says yes in ${countries(yes)} and no in ${countries(no)}. Ask a clinic in ${countries(ask)}.`;
}
