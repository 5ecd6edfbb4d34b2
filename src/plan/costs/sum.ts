import { counted } from "@/ui/counted.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import { convert } from "@/directory/facts/currencies.ts";
import { isBlank, type Line } from "./lines.ts";
import { roundDown, roundUp } from "./roundOutwards.ts";

export interface CostSum {
  /** In the plan's currency, from the cheapest to the dearest list, not rounded. */
  low: number;
  high: number;
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

/** Returns the sum of the known lines, and how many are missing. */
export function sumOf(lines: readonly Line[], currency: string): CostSum {
  const sum = { low: 0, high: 0, known: 0, unknown: lines.filter(isBlank).length, forOne: 0 };
  for (const line of lines) {
    const range = rangeOf(line, currency);
    if (!range) continue;
    sum.low += range[0];
    sum.high += range[1];
    sum.known += 1;
    if (isForOne(line)) sum.forOne += 1;
  }
  return sum;
}

/** Formats the sum with two significant digits: `€4,400 to €4,500`. */
export function formatRange({ low, high }: Pick<CostSum, "low" | "high">, currency: string): string {
  const [from, to] = [roundDown(low), roundUp(high)];
  const format = (amount: number) => formatMoney(amount, currency);
  return from === to ? `About ${format(from)}` : `${format(from)} to ${format(to)}`;
}

export function formatGaps({ known, unknown, forOne }: CostSum): string[] {
  return [
    unknown === 0 ? "Every price that you need is known." : formatMissing(unknown, known > 0),
    ...(forOne === 0
      ? []
      : [`${counted(forOne, "line counts", "lines count")} a single embryo or straw: more cost more.`]),
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
