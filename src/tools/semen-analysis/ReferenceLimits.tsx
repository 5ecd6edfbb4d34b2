import { LimitBar } from "@/ui/LimitBar.tsx";
import { FIELDS } from "./fields.ts";
import { boundOf, describeReference, rangeOf, withUnit, type Parameter } from "./referenceRanges.ts";

export function ReferenceLimits({ hasFinding }: { hasFinding: boolean }) {
  return (
    <section aria-labelledby="limits-title" className="rounded-2xl border border-line p-5 sm:p-6">
      <h2 id="limits-title" className="text-2xl">
        The limits your report is compared with
      </h2>
      {!hasFinding && (
        <p className="mt-2 text-quiet">
          Enter the numbers from the report, and each will appear here as a point on its bar. A darker strip
          is the 95% interval of a limit.
        </p>
      )}
      <ul className="mt-6 grid gap-x-10 gap-y-5 md:grid-cols-2">
        {FIELDS.map(({ id }) => (
          <LimitItem key={id} parameter={id} />
        ))}
      </ul>
    </section>
  );
}

function LimitItem({ parameter }: { parameter: Parameter }) {
  const range = rangeOf(parameter);
  return (
    <li>
      <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{range.name}</span>
        <span className="text-sm text-quiet">{boundOf(range)}</span>
      </p>
      <LimitBar
        label={describeReference(range)}
        limit={range.limit}
        interval={range.interval}
        expected={range.normal}
        end={range.scaleEnd}
        limitText={String(range.limit)}
        endText={withUnit(range.scaleEnd, range.unit)}
      />
    </li>
  );
}
