import { ageLabel } from "./ageBand.ts";
import type { Result } from "./facts.ts";
import { isTheirs, type Visitor } from "./visitorBand.ts";

export function NotAtYourAge({ results, visitor }: { results: Result[]; visitor: Visitor }) {
  if (!visitor.band || results.some(({ basis }) => isTheirs(basis, visitor))) return null;
  return (
    <p className="mt-2 rounded-lg bg-amber-soft px-3 py-2 text-sm">
      {`Not published for your age group: ${ageLabel(visitor.band)}.`}
    </p>
  );
}
