import { LegendLine } from "@/ui/chart/LegendLine.tsx";
import type { Average } from "./average.ts";
import { averageLabel } from "./resultsText.ts";

export function AverageLegend({ average }: { average: Average }) {
  return <LegendLine mark="border-t-2 border-dashed border-ink">{averageLabel(average)}</LegendLine>;
}
