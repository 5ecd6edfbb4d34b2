import { ageLabel } from "@/directory/facts/ageBand.ts";
import type { AgeBand } from "@/directory/facts/ageBand.ts";
import type { FunnelPlace } from "@/directory/facts/funnelLimits.ts";
import type { RateBasis } from "@/directory/facts/measure.ts";
import { formatInterval } from "@/directory/facts/rateInterval.ts";
import { countLabel, formatPercent } from "@/directory/facts/resultLabels.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import type { Average } from "./average.ts";
import type { Entry } from "./entries.ts";

export const PLACE_LABELS: Record<FunnelPlace, string> = {
  within: "Within the 95% limits",
  above: "Above the 95% limits",
  "far-above": "Above the 99.8% limits",
  below: "Below the 95% limits",
  "far-below": "Below the 99.8% limits",
};

export function otherBandNote(band: AgeBand, chosen: AgeBand | null): string | null {
  if (chosen)
    return `No clinic here publishes this for your age group (${ageLabel(chosen)}). Shown instead: ${ageLabel(band)}.`;
  return `No clinic here publishes this for all ages together. Shown instead: ${ageLabel(band)}.`;
}

export function averageLabel({ percentage, national }: Average): string {
  const percent = formatPercent(percentage);
  return national
    ? `National average (${national.country}): ${percent}`
    : `All these clinics together: ${percent}`;
}

export function averageNote({ national, clinics }: Average): string {
  if (national) return "The line is the national average, which counts the same way.";
  return `No national average fits all of these clinics. The line is the pooled rate of ${formatClinics(clinics)}: all successes divided by all treatments.`;
}

export function whoseInterval({ interval }: Entry): string | null {
  return interval && (interval.isPublished ? "The publisher's range" : "Our 95% interval");
}

export function intervalText({ interval }: Entry): string {
  return interval ? formatInterval(interval) : "Not known";
}

export function treatmentsOf({ n, denominator }: RateBasis): string {
  return n === null ? "Count not known" : countLabel(n, denominator);
}

export function describeEntry(entry: Entry): string {
  const { result, place } = entry;
  const words = [
    formatPercent(result.percentage),
    `${whoseInterval(entry) ?? "Range"}: ${intervalText(entry)}`,
    treatmentsOf(result.basis),
    place && PLACE_LABELS[place].toLowerCase(),
  ];
  return words.filter(Boolean).join(", ");
}

export function intervalSummary(entries: readonly Entry[], average: Average): string | null {
  const known = entries.filter(({ interval }) => interval !== null);
  const reaching = known.filter((entry) => isReaching(entry, average));
  if (known.length === 0) return null;
  return `The average lies within the interval of ${reaching.length} of ${formatClinics(known.length)}.`;
}

function isReaching({ interval }: Entry, { percentage }: Average): boolean {
  return interval !== null && interval.lowest <= percentage && percentage <= interval.highest;
}

const sentenceOn = (count: number, why: string) =>
  count > 0 && `The dots and the funnel differ on ${formatClinics(count)}: ${why}`;

/** Says why an interval may hold the average while the funnel doesn't hold the clinic, or the other way round. */
export function whyPicturesDiffer(entries: readonly Entry[], average: Average): string | null {
  const differing = entries.filter(
    (entry) => entry.interval && entry.place && isReaching(entry, average) !== (entry.place === "within"),
  );
  const theirs = differing.filter(({ interval }) => interval?.isPublished).length;
  const ours = differing.length - theirs;
  const sentences = [
    sentenceOn(
      theirs,
      "the dots have the publisher's own ranges, perhaps wider than 95% intervals; the funnel's limits are ours.",
    ),
    sentenceOn(ours, "our intervals lie around a clinic's rate, and the funnel around the average."),
  ];
  return sentences.filter(Boolean).join(" ") || null;
}

export function funnelSummary(entries: readonly Entry[]): string {
  const placed = entries.flatMap(({ place }) => place ?? []);
  const within = placed.filter((place) => place === "within").length;
  const far = placed.filter((place) => place.startsWith("far-")).length;
  const between = placed.length - within - far;
  const missing = entries.length - placed.length;
  const sentences = [
    `Within the 95% limits: ${within} of ${formatClinics(placed.length)}.`,
    within > 0 && "Chance alone could explain such differences from the average.",
    between > 0 && `Between the 95% and the 99.8% limits: ${formatClinics(between)}, perhaps by chance.`,
    far > 0 && `Outside the 99.8% limits: ${formatClinics(far)}, by more than chance can well explain.`,
    missing > 0 && `Not in the funnel: ${formatClinics(missing)} without a number of treatments.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
