import { Columns } from "@/ui/chart/Columns.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { Notice } from "@/ui/Notice.tsx";
import type { MetError, SpeedReport } from "./speedReport.ts";

const MOST_LISTED = 100;

export function ErrorList({ errors, days }: Pick<SpeedReport, "errors" | "days">) {
  return (
    <section aria-labelledby="errors" className="mt-10">
      <h2 id="errors" className="text-2xl">
        Errors
      </h2>
      {errors.length === 0 ? (
        <Notice title="No errors" text="Nobody who was measured met one in this time." />
      ) : (
        <>
          <p className="mt-1 max-w-prose text-quiet">
            The newest first. Visitors see the code behind the kind of error, so they may quote it. A place is
            the script, its line and its column.
          </p>
          {days.length > 1 && <ErrorsByDay days={days} />}
          {errors.length === MOST_LISTED && (
            <p className="mt-4">{`The newest ${MOST_LISTED}; there may be more.`}</p>
          )}
          <ul className="mt-4 grid gap-2">
            {errors.map((error) => (
              <ErrorItem key={`${error.build} ${error.code} ${error.place}`} error={error} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ErrorsByDay({ days }: Pick<SpeedReport, "days">) {
  const columns = days.map(({ day, errors }) => ({
    key: day,
    parts: [{ className: "fill-alarm", amount: errors }],
  }));
  const most = days.reduce((a, b) => (b.errors > a.errors ? b : a));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Card className="mt-4 p-5 sm:max-w-xl">
      <Columns
        columns={columns}
        label={`Errors a day: at most ${counted(most.errors, "error", "errors")}, on ${formatShortDate(most.day)}.`}
        className="h-20"
      />
      <p className="mt-1 flex justify-between gap-4 text-xs text-quiet">
        <span>{first && formatShortDate(first.day)}</span>
        <span>{last && formatShortDate(last.day)}</span>
      </p>
    </Card>
  );
}

function ErrorItem({ error }: { error: MetError }) {
  const { code, place, build, times, firstSeen, lastSeen, pages, devices, engines } = error;
  const [first, last] = [formatShortDate(firstSeen), formatShortDate(lastSeen)];
  const when = first === last ? `on ${last}` : `from ${first} to ${last}`;
  return (
    <li className="border-b border-line pb-2">
      <h3 translate="no" className="font-sans text-base font-medium wrap-anywhere">
        {place === null ? code : `${code} at ${place}`}
      </h3>
      <p>{`${counted(times, "visit", "visits")} met it ${when}, in release ${build}.`}</p>
      <p translate="no" className="text-sm text-quiet wrap-anywhere">
        {[pages.join(", "), namesOf(devices, DEVICE_LABELS), namesOf(engines, ENGINE_LABELS)].join(" · ")}
      </p>
    </li>
  );
}

const DEVICE_LABELS: Record<string, string> = { phone: "phones", desktop: "computers" };

const ENGINE_LABELS: Record<string, string> = {
  blink: "Chrome, Edge and Samsung Internet",
  gecko: "Firefox",
  webkit: "Safari, and every browser on an iPhone",
  other: "another browser",
};

function namesOf(codes: string[], labels: Record<string, string>): string {
  return codes.map((code) => labels[code] ?? code).join(", ");
}
