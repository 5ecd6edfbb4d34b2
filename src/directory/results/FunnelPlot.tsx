import type { ReactNode } from "react";
import { LegendLine } from "@/ui/chart/LegendLine.tsx";
import { grouped } from "@/ui/counted.ts";
import type { Average } from "./average.ts";
import type { FunnelShape } from "./funnelShape.ts";
import { AverageLegend } from "./AverageLegend.tsx";

interface FunnelPlotProps {
  shape: FunnelShape;
  average: Average;
  /** The dots, placed in percent. */
  children: ReactNode;
}

export function FunnelPlot({ shape: { x, y, xTicks, yTicks, inner, outer }, ...props }: FunnelPlotProps) {
  const { average, children } = props;
  const height = `${y(average.percentage)}%`;
  return (
    <>
      <div className="picture relative ml-10 h-80 border-b border-l border-edge sm:h-96">
        <div aria-hidden className="text-xs text-quiet tabular-nums">
          {yTicks.map((tick) => (
            <span
              key={tick}
              className="absolute right-full -translate-y-1/2 pr-2"
              style={{ top: `${y(tick)}%` }}
            >
              {`${tick}%`}
            </span>
          ))}
          {xTicks.map((tick) => (
            <span
              key={tick}
              className="absolute top-full -translate-x-1/2 pt-1 last:-translate-x-full"
              style={{ left: `${x(tick)}%` }}
            >
              {grouped(tick)}
            </span>
          ))}
        </div>
        <svg
          aria-hidden
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-hidden"
        >
          <path
            d={inner}
            className="fill-accent-soft stroke-accent"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={outer}
            fill="none"
            className="stroke-edge"
            strokeWidth="1.5"
            strokeDasharray="3 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div
          aria-hidden
          className="absolute inset-x-0 border-t-2 border-dashed border-ink"
          style={{ top: height }}
        />
        {children}
      </div>
      <p aria-hidden className="mt-6 text-center text-xs text-quiet">
        How many each clinic counted
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
        <LegendLine mark="h-3 border border-accent bg-accent-soft">Within the 95% limits</LegendLine>
        <LegendLine mark="border-t-2 border-dotted border-edge">99.8% limits</LegendLine>
        <AverageLegend average={average} />
      </ul>
    </>
  );
}
