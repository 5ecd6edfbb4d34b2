import type { Database } from "@/backend/database.types.ts";
import type { Clinic } from "./clinic.ts";

export interface Range {
  lowest: number;
  highest: number;
}

/** The lowest and the highest known figure of the directory; null when fewer than two are known. */
export function directoryRange(clinics: Clinic[], figure: (clinic: Clinic) => number | null): Range | null {
  const known = clinics.map(figure).filter((value): value is number => value !== null && value !== 0);
  if (known.length < 2) return null;
  return { lowest: Math.min(...known), highest: Math.max(...known) };
}

type FigureRangesRow = Database["public"]["Views"]["figure_ranges"]["Row"];

/** What the figures of the whole directory range between; null when fewer than two are known. */
export interface FigureRanges {
  /** In percent. */
  successRate: Range | null;
  /** In percent. */
  eggDonationSuccessRate: Range | null;
  /** IVF with own eggs, in euros. */
  priceEuros: Range | null;
}

export function figureRangesFromRow(row: FigureRangesRow | undefined): FigureRanges {
  return {
    successRate: range(row?.success_rate_lowest, row?.success_rate_highest),
    eggDonationSuccessRate: range(
      row?.egg_donation_success_rate_lowest,
      row?.egg_donation_success_rate_highest,
    ),
    priceEuros: range(row?.price_euros_lowest, row?.price_euros_highest),
  };
}

function range(lowest: number | null | undefined, highest: number | null | undefined): Range | null {
  return typeof lowest === "number" && typeof highest === "number" ? { lowest, highest } : null;
}
