import type { Clinic } from "./clinic.ts";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import { formatRate } from "./figures.ts";
import type { FigureRanges, Range } from "./range.ts";
import { RangeBar } from "@/ui/RangeBar.tsx";
import { SampleMark } from "./SampleMark.tsx";

interface RateProps {
  title: string;
  note: string;
  rate: number | null;
  range: Range | null | undefined;
  clinic: Clinic;
}

/** Both success rates, each against the range of the whole directory. */
export function ClinicRates({ clinic, ranges }: { clinic: Clinic; ranges: FigureRanges | undefined }) {
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        <Rate
          title="With own eggs"
          note="Eggs of the patient herself."
          rate={clinic.successRate}
          range={ranges?.successRate}
          clinic={clinic}
        />
        <Rate
          title="With egg donation"
          note="Eggs of a donor, who is as a rule younger."
          rate={clinic.eggDonationSuccessRate}
          range={ranges?.eggDonationSuccessRate}
          clinic={clinic}
        />
      </div>
      <p className="mt-4 text-sm text-quiet">
        Clinics count success differently: for each transfer or each cycle, a pregnancy or a birth, at all
        ages or at yours. Ask which. <GlossaryLink term="success-rate">What a success rate says</GlossaryLink>
      </p>
    </>
  );
}

function Rate({ title, note, rate, range, clinic }: RateProps) {
  const rangeText = range && `Clinics here: ${formatRate(range.lowest)} to ${formatRate(range.highest)}`;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-4xl font-semibold tabular-nums">{formatRate(rate)}</span>
        {rate ? <SampleMark figures={clinic.figures} /> : null}
      </div>
      <div className="mt-2 min-h-10">
        {rate ? (
          <>
            <RangeBar
              value={rate}
              from={0}
              to={100}
              range={range ?? null}
              label={`${formatRate(rate)} on a scale from 0% to 100%. ${rangeText ?? ""}`}
            />
            <p className="mt-1 text-sm text-quiet">{rangeText}</p>
          </>
        ) : null}
      </div>
      <p className="mt-1 text-sm text-quiet">{note}</p>
    </div>
  );
}
