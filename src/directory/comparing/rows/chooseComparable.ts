import { differences, largestComparable } from "@/directory/facts/comparable.ts";
import type { Basis } from "@/directory/facts/measure.ts";
import { REASON_TEXTS } from "@/directory/facts/reasons.ts";

interface Figure {
  basis: Basis;
}

interface ComparableFigures<F> {
  chosen: (F | null)[];
  comparable: ReadonlySet<F>;
  note: string | null;
  /** The index of the only clinic that publishes it, so that nothing can be compared; else null. */
  only: number | null;
}

/**
 * Chooses each clinic's figure that most others can be compared with, or else its first.
 * @param shown the indices of the clinics whose figures are compared
 */
export function chooseComparable<F extends Figure>(ofClinics: F[][], shown: number[]): ComparableFigures<F> {
  const largest = new Set(
    largestComparable(
      shown.flatMap((index) => ofClinics[index] ?? []),
      ({ basis }) => basis,
      (figure) => ofClinics.find((each) => each.includes(figure)),
    ),
  );
  const chosen = ofClinics.map((figures) => figures.find((each) => largest.has(each)) ?? figures[0] ?? null);
  const known = shown.flatMap((index) => chosen[index] ?? []);
  const together = known.filter((figure) => largest.has(figure));
  const comparable = new Set(together.length > 1 ? together : []);
  const isAlone = ofClinics.length > 1 && chosen.filter(Boolean).length === 1;
  return {
    ...{ chosen, comparable, note: noteOn(known, comparable) },
    only: isAlone ? chosen.findIndex((figure) => figure !== null) : null,
  };
}

function noteOn<F extends Figure>(known: F[], comparable: ReadonlySet<F>): string | null {
  if (known.length < 2 || comparable.size === known.length) return null;
  const found = new Set(
    known.flatMap((one) => known.flatMap((other) => differences(one.basis, other.basis))),
  );
  const reasons = [...found].map((difference) => REASON_TEXTS[difference]).join(" ");
  return comparable.size > 0
    ? `Not all are like for like: only those with a bar can be compared. ${reasons}`
    : `Not like for like. ${reasons}`;
}
