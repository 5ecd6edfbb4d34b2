import { IntervalBand } from "@/directory/facts/IntervalBand.tsx";
import { wilsonInterval } from "@/directory/facts/interval.ts";
import { Card } from "@/ui/Card.tsx";
import { Sources } from "@/ui/Sources.tsx";
import { EXAMPLE_CLINICS, type ExampleClinic } from "./exampleClinics.ts";
import { INTERVAL } from "./sources.ts";

export function ChanceIntervals() {
  return (
    <>
      <p className="mt-3">
        In a small clinic, a few lucky or unlucky months change the rate. So beside each rate that comes with
        the number of treatments, we draw how far chance alone reaches: the band in which the clinic's true
        rate very probably lies (the 95% interval). Where a register publishes a range of its own, we draw
        that one and say so; where it also says whether a clinic is below, consistent with or above the
        national average, its verdict stands beside the rate.
      </p>
      <Card className="mt-5 p-5 sm:p-6">
        <ul className="grid gap-6">
          {EXAMPLE_CLINICS.map(({ name, births, treatments }) => (
            <ClinicBand key={name} name={name} births={births} treatments={treatments} />
          ))}
        </ul>
        <div aria-hidden className="mt-2 flex justify-between text-sm text-quiet tabular-nums">
          <span>0%</span>
          <span>50%</span>
          <span>100%</span>
        </div>
      </Card>
      <p className="mt-5">
        The first two have the same rate, but only the large clinic's says much. The third looks better than
        both, and its band overlaps with theirs: the difference could be chance. In that case we say ‘no clear
        difference’. We also say it when a clinic doesn't tell how many treatments its rate rests on.
      </p>
      <div className="mt-2">
        <Sources sources={[INTERVAL]} />
      </div>
    </>
  );
}

function ClinicBand({ name, births, treatments }: ExampleClinic) {
  const rate = (100 * births) / treatments;
  const interval = wilsonInterval(rate, treatments);
  const [from, to] = [Math.round(interval.lowest), Math.round(interval.highest)];
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <strong className="font-semibold">{`${name}:`}</strong>
          <span>{` ${births} births from ${treatments.toLocaleString("en-GB")} treatments`}</span>
        </span>
        <span className="text-quiet">
          <strong className="font-serif text-xl font-semibold text-ink tabular-nums">{`${rate}%`}</strong>
          <span>{`, from ${from}% to ${to}%`}</span>
        </span>
      </p>
      <div aria-hidden className="mt-2">
        <IntervalBand value={rate} interval={interval} />
      </div>
    </li>
  );
}
