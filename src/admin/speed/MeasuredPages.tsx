import { counted } from "@/ui/counted.ts";
import { formatValue, METRICS, rate, RATING_LABELS, findMeasured } from "./rating.ts";
import type { Device, Measured } from "./speedReport.ts";

interface MeasuredPagesProps {
  vitals: Measured[];
  build: string;
  device: Device;
}

function pagesOf({ vitals, build, device }: MeasuredPagesProps): { page: string; visits: number }[] {
  const visits = new Map<string, number>();
  for (const each of vitals) {
    if (each.page === null || each.build !== build || each.device !== device) continue;
    visits.set(each.page, Math.max(each.visits, visits.get(each.page) ?? 0));
  }
  return [...visits]
    .map(([page, many]) => ({ page, visits: many }))
    .toSorted((a, b) => b.visits - a.visits || a.page.localeCompare(b.page));
}

export function MeasuredPages(props: MeasuredPagesProps) {
  const { vitals, build, device } = props;
  const pages = pagesOf(props);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="pages" className="mt-10">
      <h2 id="pages" className="text-2xl">
        By page
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-quiet">
        What the best three quarters of visits stayed within. A time to appear belongs to the page on which a
        visit began.
      </p>
      <ul className="grid gap-2">
        {pages.map(({ page, visits }) => (
          <li key={page} className="grid gap-x-6 gap-y-1 border-b border-line pb-2 sm:grid-cols-2">
            <div>
              <h3 translate="no" className="font-sans text-base font-medium wrap-anywhere">
                {page === "*" ? "(no such page)" : page}
              </h3>
              <p className="text-sm text-quiet">{counted(visits, "visit", "visits")}</p>
            </div>
            <dl className="grid gap-1 text-sm tabular-nums">
              {METRICS.map(({ metric, title }) => (
                <div key={metric} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-quiet">{title}</dt>
                  <dd>{describe(findMeasured(vitals, { build, device, page, metric }))}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe(measured: Measured | undefined): string {
  if (!measured) return "–";
  const { metric, p75 } = measured;
  return `${formatValue(metric, p75)} · ${RATING_LABELS[rate(metric, p75)]}`;
}
