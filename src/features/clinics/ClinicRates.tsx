import type { Clinic } from "./clinic.ts";
import { formatRate } from "./figures.ts";
import { directoryRange } from "./range.ts";
import { RangeBar } from "@/ui/RangeBar.tsx";
import { SampleMark } from "./SampleMark.tsx";

interface RateProps {
  title: string;
  note: string;
  figure: (clinic: Clinic) => number | null;
  clinic: Clinic;
  directory: Clinic[];
}

/** Both success rates, each against the range of the whole directory. */
export function ClinicRates({ clinic, directory }: { clinic: Clinic; directory: Clinic[] }) {
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        <Rate
          title="With own eggs"
          note="Eggs of the patient herself."
          figure={(each) => each.successRate}
          clinic={clinic}
          directory={directory}
        />
        <Rate
          title="With egg donation"
          note="Eggs of a donor, who is as a rule younger."
          figure={(each) => each.eggDonationSuccessRate}
          clinic={clinic}
          directory={directory}
        />
      </div>
      <p className="mt-4 text-sm text-quiet">
        Clinics count success differently: for each transfer or each cycle, a pregnancy or a birth, at all
        ages or at yours. Ask which.
      </p>
    </>
  );
}

function Rate({ title, note, figure, clinic, directory }: RateProps) {
  const rate = figure(clinic);
  const range = directoryRange(directory, figure);
  const rangeText = range && `Clinics here: ${formatRate(range.lowest)} to ${formatRate(range.highest)}`;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <p className="mt-1 flex items-baseline gap-3">
        <span className="font-serif text-4xl font-semibold tabular-nums">{formatRate(rate)}</span>
        {rate ? <SampleMark figures={clinic.figures} /> : null}
      </p>
      <div className="mt-2 min-h-10">
        {rate ? (
          <>
            <RangeBar
              value={rate}
              from={0}
              to={100}
              range={range}
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
