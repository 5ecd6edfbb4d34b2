import type { Database } from "@/backend/database.types.ts";

export interface Range {
  lowest: number;
  highest: number;
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

/** The database's ranges, rates in percent and prices in euros; all null without a row. */
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
