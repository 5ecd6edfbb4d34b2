import { Card } from "@/ui/Card.tsx";
import { counted } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { LimitBar } from "@/ui/LimitBar.tsx";
import { FEWEST_VISITS, findMeasured, formatValue, METRICS, rate, RATING_LABELS, SCALES } from "./rating.ts";
import type { Device, Measured, SpeedReport } from "./speedReport.ts";
import { judgeLatestRelease } from "./verdict.ts";

interface ReleaseVitalsProps {
  report: SpeedReport;
  build: string;
  device: Device;
}

const VERDICT_CLASSES = { good: "bg-accent-soft", alarm: "bg-alarm-soft", unknown: "border border-line" };

export function ReleaseVitals({ report, build, device }: ReleaseVitalsProps) {
  const { tone, sentences } = judgeLatestRelease(report, device);
  const release = report.releases.find((each) => each.build === build);
  return (
    <section aria-labelledby="release">
      <div role="status" className={`mb-8 rounded-2xl px-5 py-4 ${VERDICT_CLASSES[tone]}`}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <h2 id="release" className="text-2xl">
        {`Release ${build}`}
      </h2>
      {release && (
        <p className="mt-1 text-quiet">
          {`${counted(release.visits, "visit", "visits")} measured on all devices, first on ${formatShortDate(release.firstSeen)}.`}
        </p>
      )}
      <ul className="mt-4 grid gap-4 xl:grid-cols-3">
        {METRICS.map(({ metric, title, meaning }) => (
          <Card as="li" key={metric} className="p-5">
            <h3 className="text-base">{title}</h3>
            <Figure measured={findMeasured(report.vitals, { build, device, page: null, metric })} />
            <p className="mt-3 text-sm text-quiet">{meaning}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Figure({ measured }: { measured: Measured | undefined }) {
  if (!measured) return <p className="mt-1 text-quiet">Not measured in this time</p>;
  const { metric, p75, median, visits } = measured;
  const { end, good, poor } = SCALES[metric];
  const value = formatValue(metric, p75);
  const label = RATING_LABELS[rate(metric, p75)];
  return (
    <>
      <div className="mt-1 text-2xl tabular-nums">{value}</div>
      <p className="mb-3">{`${label}. A quarter of visits were worse.`}</p>
      <LimitBar
        label={`${value}, on a scale where up to ${formatValue(metric, good)} is good and over ${formatValue(metric, poor)} poor.`}
        {...{ end, limit: good, interval: [good, poor], expected: "below", value: p75 }}
        limitText={formatValue(metric, good)}
        endText={formatValue(metric, end)}
      />
      <p className="mt-2 text-sm">{`Half of ${counted(visits, "visit", "visits")}: ${formatValue(metric, median)} or less.`}</p>
      {visits < FEWEST_VISITS && <p className="text-sm">With so few visits, this says little.</p>}
    </>
  );
}
