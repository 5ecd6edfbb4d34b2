import { bandKey } from "./ageBand.ts";
import type { Result } from "./facts.ts";
import { measureKey } from "./measureKey.ts";

/** So many started cycles that some must have stopped before a transfer. */
const ENOUGH = 100;
const NEARLY_ALL = 0.99;

/** Of several clinics, or of one, which needs no name. */
type OfClinic = Result & { clinicId?: string | null };

/**
 * Returns the rates per started cycle and per collection of clinics that seem not to count whoever stopped before a
 * fresh transfer: they are rates per transfer under another name. As `private.leaves_out_stopped_cycles()`.
 */
export function doubtfulRates<R extends OfClinic>(results: readonly R[]): R[] {
  const counted = new Map(results.map((result) => [rowOf(result), result.basis.n]));
  const totals = new Map<string, { started: number; transfers: number }>();
  for (const result of results) {
    const { denominator, n } = result.basis;
    const transfers = counted.get(rowOf(result, "transfer"));
    if (denominator !== "started_cycle" || !n || !transfers) continue;
    const total = totals.get(tableOf(result)) ?? { started: 0, transfers: 0 };
    totals.set(tableOf(result), { started: total.started + n, transfers: total.transfers + transfers });
  }
  return results.filter((result) => {
    const { denominator, embryos } = result.basis;
    // Frozen embryos nearly all reach a transfer, and some cycles have more than one.
    if (embryos !== "fresh" || (denominator !== "started_cycle" && denominator !== "retrieval")) return false;
    const { started, transfers } = totals.get(tableOf(result)) ?? { started: 0, transfers: 0 };
    return started >= ENOUGH && transfers >= NEARLY_ALL * started && transfers <= started;
  });
}

/** Leaves `doubtfulRates()` out. */
export function withoutDoubtfulRates<R extends OfClinic>(results: readonly R[]): R[] {
  const doubtful = new Set(doubtfulRates(results));
  return results.filter((result) => !doubtful.has(result));
}

/** What one clinic counts in one year, of all ages and denominators. */
function tableOf({ clinicId, basis }: OfClinic): string {
  const { periodFrom, periodTo } = basis;
  return [clinicId, measureKey({ ...basis, denominator: "transfer" }), periodFrom, periodTo].join();
}

function rowOf(result: OfClinic, denominator = result.basis.denominator): string {
  return [tableOf(result), denominator, bandKey(result.basis)].join();
}
