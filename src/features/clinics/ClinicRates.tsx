import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import type { Clinic } from "./clinic.ts";
import { FigureInRange } from "./FigureInRange.tsx";
import { formatRate } from "./figures.ts";
import type { FigureRanges } from "./range.ts";

const PERCENT = { end: 100, words: "0% to 100%" };

/** Both success rates, each against the range of the whole directory. */
export function ClinicRates({ clinic, ranges }: { clinic: Clinic; ranges: FigureRanges | undefined }) {
  const rate = { format: formatRate, scale: PERCENT, figures: clinic.figures };
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        <FigureInRange
          {...rate}
          title="With own eggs"
          note="Eggs of the patient herself."
          value={clinic.successRate}
          range={ranges?.successRate}
        />
        <FigureInRange
          {...rate}
          title="With egg donation"
          note="Eggs of a donor, who is as a rule younger."
          value={clinic.eggDonationSuccessRate}
          range={ranges?.eggDonationSuccessRate}
        />
      </div>
      <p className="mt-4 text-sm text-quiet">
        Clinics count success differently: for each transfer or each cycle, a pregnancy or a birth, at all
        ages or at yours. Ask which. <GlossaryLink term="success-rate">What a success rate says</GlossaryLink>
      </p>
    </>
  );
}
