import { wilsonInterval } from "@/features/facts/interval.ts";
import { Card } from "@/ui/Card.tsx";
import { Sources } from "@/ui/Sources.tsx";
import { EXAMPLE_CLINICS, type ExampleClinic } from "./exampleClinics.ts";
import { INTERVAL } from "./sources.ts";

/** The same rate from few and from many treatments, with how far chance reaches. */
export function HowSure() {
  return (
    <>
      <p className="mt-3">
        In a small clinic, a few lucky or unlucky months change the rate. So beside each rate that comes with
        the number of treatments, we draw how far chance alone reaches: the band in which the clinic's true
        rate very probably lies (the 95% interval).
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
        both, and its band overlaps with theirs: the difference may be chance. Then we say ‘no clear
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
  const { lowest, highest } = wilsonInterval(rate, treatments);
  const [from, to] = [Math.round(lowest), Math.round(highest)];
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <strong className="font-semibold">{name}:</strong> {births} births from{" "}
          {treatments.toLocaleString("en-GB")} treatments
        </span>
        <span className="text-quiet">
          <strong className="font-serif text-xl font-semibold text-ink tabular-nums">{rate}%</strong>, from{" "}
          {from}% to {to}%
        </span>
      </p>
      <div aria-hidden className="picture relative mt-2 h-5">
        <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
        <div
          className="absolute inset-y-0.5 rounded-full border border-accent bg-accent-soft"
          style={{ left: `${lowest}%`, width: `${highest - lowest}%` }}
        />
        <div className="absolute inset-y-0 w-1 -translate-x-1/2 bg-accent" style={{ left: `${rate}%` }} />
      </div>
    </li>
  );
}
