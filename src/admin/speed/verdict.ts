import { counted, grouped } from "@/ui/counted.ts";
import { listed } from "@/ui/listed.ts";
import { compareReleases, findMeasured, formatValue, METRICS } from "./rating.ts";
import type { Device, Measured, Metric, Release, SpeedReport } from "./speedReport.ts";

interface Verdict {
  tone: "good" | "alarm" | "unknown";
  sentences: string[];
}

const WHAT: Record<Metric, string> = {
  INP: "answers more slowly",
  LCP: "appears more slowly",
  CLS: "jumps about more",
};
const ON: Record<Device, string> = { phone: "On phones and tablets", desktop: "On computers" };

/** Errors per visit. */
function errorRate({ visits, errors }: Release): number {
  if (visits === 0) return errors === 0 ? 0 : Infinity;
  return errors / visits;
}

// Counts, since few errors in many visits are no whole number in a hundred.
const formatErrors = ({ visits, errors }: Release) =>
  `${grouped(errors)} in ${counted(visits, "visit", "visits")}`;

export function judgeLatestRelease({ releases, vitals }: SpeedReport, device: Device): Verdict {
  const [latest, previous] = releases;
  if (!latest || !previous)
    return { tone: "unknown", sentences: ["There is no earlier release to compare with."] };
  const compared = METRICS.map(({ metric, title }) => {
    const of = (build: string) => findMeasured(vitals, { build, device, page: null, metric });
    const [now, before] = [of(latest.build), of(previous.build)];
    return { metric, title, now, before, trend: compareReleases(now, before) };
  });
  const problems = compared.flatMap(({ metric, now, before, trend }) =>
    trend === "worse" && now && before ? [describeWorse(metric, device, now, before)] : [],
  );
  if (latest.errors >= 5 && errorRate(latest) > 2 * errorRate(previous)) {
    problems.push(
      `Visitors meet more errors in ${latest.build}: ${formatErrors(latest)}, and ${formatErrors(previous)} of ${previous.build}. They are listed below.`,
    );
  }
  if (problems.length > 0) return { tone: "alarm", sentences: problems };
  const unknown = compared.flatMap(({ title, trend }) => (trend === "unknown" ? [`‘${title}’`] : []));
  if (unknown.length === compared.length) {
    return {
      tone: "unknown",
      sentences: [
        "Too few visits were measured to compare the last two releases. Twenty of each are enough.",
      ],
    };
  }
  if (unknown.length > 0) {
    return {
      tone: "unknown",
      sentences: [
        `${ON[device]}, ${latest.build} is as good as ${previous.build} or better in what could be compared.`,
        `Too few visits were measured to compare ${listed(unknown)}. Twenty of each release are enough.`,
      ],
    };
  }
  return {
    tone: "good",
    sentences: [`${ON[device]}, ${latest.build} is as good as ${previous.build} or better.`],
  };
}

function describeWorse(metric: Metric, device: Device, now: Measured, before: Measured): string {
  const [is, was] = [formatValue(metric, now.p75), formatValue(metric, before.p75)];
  return `${ON[device]}, ${now.build} ${WHAT[metric]}: ${is} for the worst quarter of visits, and ${was} in ${before.build}.`;
}
