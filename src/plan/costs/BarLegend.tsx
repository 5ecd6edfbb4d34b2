import { LegendLine } from "@/ui/chart/LegendLine.tsx";
import { HATCHED, STRIPES } from "@/ui/chart/hatched.ts";
import { PART_STYLES, SPREAD } from "./barStyles.ts";
import { PART_NAMES } from "./barText.ts";
import { BAR_PARTS, type CostBar } from "./costBar.ts";

export function BarLegend({ bars }: { bars: CostBar[] }) {
  const parts = bars.flatMap((bar) => bar.parts);
  const drawn = BAR_PARTS.filter((name) => parts.some((part) => part.name === name && part.sum.high > 0));
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
      {drawn.map((name) => (
        <LegendLine key={name} mark={`h-3 ${PART_STYLES[name]}`}>
          {PART_NAMES[name]}
        </LegendLine>
      ))}
      {parts.some(({ sum }) => sum.high > sum.low) && (
        <LegendLine key="spread" mark={`h-3 ${SPREAD}`}>
          Up to here for some patients
        </LegendLine>
      )}
      {bars.some(({ unknown }) => unknown.length > 0) && (
        <LegendLine key="unknown" mark={`h-3 ${HATCHED}`} style={STRIPES}>
          Not known: its length has no meaning
        </LegendLine>
      )}
    </ul>
  );
}
