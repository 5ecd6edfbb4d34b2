import { compareCodes } from "@/ui/compare.ts";
import { bandsOf, isAllAges, isSameBand, type AgeBand } from "./ageBand.ts";
import type { Denominator } from "./codes.ts";
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
  const tables = new Map<string, R[]>();
  for (const result of results) {
    // A country's cycles are those of many clinics.
    if (result.country !== null || result.basis.embryos !== "fresh") continue;
    tables.set(tableOf(result), [...(tables.get(tableOf(result)) ?? []), result]);
  }
  const doubted = new Set([...tables.values()].filter(leavesOutStoppedCycles).flat());
  return results.filter((result) => {
    const { denominator } = result.basis;
    return doubted.has(result) && (denominator === "started_cycle" || denominator === "retrieval");
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

function leavesOutStoppedCycles(table: readonly Result[]): boolean {
  const bands = bandsOf(table.map(({ basis }) => basis)).map((band) => ({
    isOfAll: isAllAges(band),
    started: countOf(table, band, "started_cycle"),
    // Where nobody had a transfer, or nobody says it, none is counted.
    transfers: countOf(table, band, "transfer"),
  }));
  const hasAll = bands.some(({ isOfAll, started, transfers }) => isOfAll && started > 0 && transfers > 0);
  const counted = bands.filter(({ isOfAll, started }) => isOfAll === hasAll && started > 0);
  const started = counted.reduce((sum, band) => sum + band.started, 0);
  const transfers = counted.reduce((sum, band) => sum + band.transfers, 0);
  return started >= ENOUGH && transfers >= NEARLY_ALL * started && transfers <= started;
}

/** By the last reading; 0 where there is none. */
function countOf(table: readonly Result[], band: AgeBand, denominator: Denominator): number {
  const [last] = table
    .filter(({ basis }) => basis.denominator === denominator && isSameBand(basis, band))
    .toSorted((a, b) => compareCodes(b.source.checkedOn, a.source.checkedOn) || nOf(b) - nOf(a));
  return last ? nOf(last) : 0;
}

const nOf = ({ basis }: Result) => basis.n ?? 0;
