import { counted } from "@/ui/counted.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import { convert } from "@/directory/facts/currencies.ts";
import { roundAbout, stepOf } from "@/directory/facts/rounding.ts";
import { isBlank, type Line } from "./lines.ts";

export interface CostSum {
  /** In the plan's currency, from the cheapest to the dearest list, not rounded. */
  low: number;
  high: number;
  isConverted: boolean;
  known: number;
  unknown: number;
  /** Known lines that count one embryo or straw although more would cost more. */
  forOne: number;
}

function rangeOf(line: Line, currency: string): [low: number, high: number] | null {
  if (line.kind === "yours") return [line.amount * line.times, line.amount * line.times];
  if (line.kind !== "priced") return null;
  const amounts = line.counted.flatMap(({ price, times }) => {
    const amount = convert(price.amount, price.basis.currency, currency);
    return amount === null ? [] : [amount * times];
  });
  return amounts.length === 0 ? null : [Math.min(...amounts), Math.max(...amounts)];
}

/** Only the clinic can say how many embryos or straws there will be. */
function isForOne(line: Line): boolean {
  if (line.kind !== "priced" || line.code === "pgtBiopsy" || line.code === "pgtEmbryo") return false;
  return line.counted.some(({ price }) => price.basis.per === "embryo" || price.basis.per === "straw");
}

function isConverted(line: Line, currency: string): boolean {
  return line.kind === "priced" && line.counted.some(({ price }) => price.basis.currency !== currency);
}

/**
 * Adds up what is known. Lines that cost nothing count neither as known nor as unknown.
 * @param currency ISO 4217, with a reference rate
 */
export function sumOf(lines: readonly Line[], currency: string): CostSum {
  const unknown = lines.filter(isBlank).length;
  const sum: CostSum = { low: 0, high: 0, isConverted: false, known: 0, unknown, forOne: 0 };
  for (const line of lines) {
    const range = rangeOf(line, currency);
    if (!range) continue;
    sum.low += range[0];
    sum.high += range[1];
    sum.known += 1;
    sum.isConverted ||= isConverted(line, currency);
    if (isForOne(line)) sum.forOne += 1;
  }
  return sum;
}

/**
 * Exactly, or to two significant digits if converted: `About €5,100`, not `About €5,000 to €5,100`.
 *
 * @param isLeast whether prices are missing
 */
export function formatRange(
  { low, high, isConverted: isRough }: Pick<CostSum, "low" | "high" | "isConverted">,
  currency: string,
  isLeast = false,
): string {
  const format = (amount: number) => formatMoney(Math.round(amount * 100) / 100, currency);
  if (!isRough) {
    const range = low === high ? format(low) : `${format(low)} to ${format(high)}`;
    return isLeast ? `At least ${range}` : range;
  }
  const about = isLeast ? "At least about" : "About";
  return high - low >= stepOf(high)
    ? `${about} ${format(roundAbout(low))} to ${format(roundAbout(high))}`
    : `${about} ${format(roundAbout((low + high) / 2))}`;
}

export function formatGaps({ known, unknown, forOne }: CostSum): string[] {
  return [
    unknown === 0 ? "Every price that you need is known." : formatMissing(unknown, known > 0),
    ...(forOne === 0
      ? []
      : [`${counted(forOne, "line covers", "lines cover")} a single embryo or straw: more will cost extra.`]),
  ];
}

function formatMissing(unknown: number, isAnyKnown: boolean): string {
  return isAnyKnown
    ? counted(
        unknown,
        "price is missing: the real cost is higher.",
        "prices are missing: the real cost is higher.",
      )
    : counted(
        unknown,
        "price is missing, so there is nothing to add up yet.",
        "prices are missing, so there is nothing to add up yet.",
      );
}
