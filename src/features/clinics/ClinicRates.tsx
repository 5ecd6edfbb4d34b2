import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import type { Clinic } from "./clinic.ts";
import { FigureInRange } from "./FigureInRange.tsx";
import { formatRate } from "./figures.ts";
import type { FigureRanges } from "./range.ts";

const PERCENT = { end: 100, words: "0% to 100%" };

/** Both success rates, each against the range of the whole directory. */
export function ClinicRates({ clinic, ranges }: { clinic: Clinic; ranges: FigureRanges | undefined }) {
  const rate = { format: formatRate, scale: PERCENT, clinic };
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        <FigureInRange
          {...rate}
          title="With own eggs"
          note="Using the patient's own eggs."
          value={clinic.successRate}
          range={ranges?.successRate}
        />
        <FigureInRange
          {...rate}
          title="With egg donation"
          note="Using a donor's eggs; donors are usually younger."
          value={clinic.eggDonationSuccessRate}
          range={ranges?.eggDonationSuccessRate}
        />
      </div>
      <p className="mt-4 text-sm text-quiet">
        Clinics define success differently: per transfer or per cycle, pregnancy or birth, all ages or your
        age group. Ask which one you are being quoted.{" "}
        <GlossaryLink term="success-rate">What a success rate says</GlossaryLink>
      </p>
    </>
  );
}
