import { stack } from "d3-shape";
import { HATCHED, STRIPES } from "@/ui/chart/hatched.ts";
import { PART_STYLES, SPREAD, UNKNOWN_PERCENT } from "./barStyles.ts";
import { BAR_PARTS, type BarPartName, type CostBar } from "./costBar.ts";

interface BarPartsProps {
  bar: CostBar;
  /** Converts an amount to percent of the width. */
  x: (amount: number) => number;
}

export function BarParts({ bar: { parts, unknown }, x }: BarPartsProps) {
  const amounts = Object.fromEntries(parts.map(({ name, sum }) => [name, sum.low]));
  const layers = stack<Partial<Record<BarPartName, number>>, BarPartName>()
    .keys(BAR_PARTS)
    .value((known, name) => known[name] ?? 0)([amounts]);
  const low = parts.reduce((total, { sum }) => total + sum.low, 0);
  const high = parts.reduce((total, { sum }) => total + sum.high, 0);
  const placed = (from: number, to: number) => ({ left: `${x(from)}%`, width: `${x(to) - x(from)}%` });
  return (
    <div aria-hidden className="picture relative h-6">
      {layers.flatMap(({ key, 0: layer }) => {
        if (!layer || layer[1] === layer[0]) return [];
        const className = `absolute inset-y-0 ${PART_STYLES[key]}`;
        const style = { ...placed(layer[0], layer[1]), borderRight: "2px solid var(--surface)" };
        return [<span key={key} className={className} style={style} />];
      })}
      {high > low && <span className={`absolute inset-y-0 ${SPREAD}`} style={placed(low, high)} />}
      {unknown.length > 0 && (
        <span
          className={`absolute inset-y-0 ${HATCHED}`}
          style={{ left: `${x(high)}%`, width: `${UNKNOWN_PERCENT}%`, ...STRIPES }}
        />
      )}
    </div>
  );
}
