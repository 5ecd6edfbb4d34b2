import { listed } from "@/ui/listed.ts";
import type { CostPlan } from "./costPlan.ts";
import { lineName } from "./formatCost.ts";
import type { LineCode } from "./lineRules.ts";
import { isBlank, isMain, type Line } from "./lines.ts";

type ListPlan = Pick<CostPlan, "treatment">;

export function listNotes(lines: readonly Line[], others: readonly (readonly Line[])[], plan: ListPlan) {
  const besides = lines.filter((line) => isPaid(line) && !isMain(line.code, plan));
  const counted = new Set(
    others
      .flat()
      .filter(isCounted)
      .map(({ code }) => code),
  );
  const left = lines.filter((line) => isBlank(line) && counted.has(line.code));
  const named = (some: readonly { code: LineCode }[]) => listed(some.map(({ code }) => lineName(code, plan)));
  return [
    besides.length > 0 && `Counted besides the treatment: ${named(besides)}.`,
    left.length > 0 && `Not counted here, but in another list: ${named(left)}.`,
  ].filter((note) => note !== false);
}

const isPaid = ({ kind }: Line) => kind === "priced" || kind === "yours";
const isCounted = (line: Line) => isPaid(line) || line.kind === "included";
