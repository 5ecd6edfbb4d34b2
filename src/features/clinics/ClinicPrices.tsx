import { ExternalButtonLink } from "@/ui/Button.tsx";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import { isListedWithIcsi, isSample, type Clinic } from "./clinic.ts";
import { formatPrice } from "./figures.ts";
import { CopyQuestions } from "./CopyQuestions.tsx";
import { treatmentPrices } from "./pricing.ts";
import { FigureInRange } from "./FigureInRange.tsx";
import type { FigureRanges } from "./range.ts";
import { SampleMark } from "./SampleMark.tsx";

/** The price table, and the ways to the clinic's own site. */
export function ClinicPrices({ clinic, ranges }: { clinic: Clinic; ranges: FigureRanges | undefined }) {
  const prices = treatmentPrices(clinic);
  const anyKnown = prices.some(({ euros }) => euros !== null);
  const highest = Math.max(clinic.priceEuros ?? 0, ranges?.priceEuros?.highest ?? 0);
  return (
    <>
      {clinic.priceEuros ? (
        <FigureInRange
          title="IVF from"
          note={
            isListedWithIcsi(clinic)
              ? "One cycle with ICSI; most other clinics list it without."
              : "One cycle with your own eggs; some other clinics list it with ICSI."
          }
          value={clinic.priceEuros}
          format={formatPrice}
          scale={{ end: highest, words: `€0 to ${formatPrice(highest)}` }}
          range={ranges?.priceEuros}
          clinic={clinic}
        />
      ) : null}
      <table className="mt-4 w-full">
        <caption className="sr-only">Treatment prices in euros</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Treatment</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ treatment, euros, note }) => (
            <tr key={treatment} className="border-b border-line last:border-0">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                <span className="font-semibold">{treatment}</span>
                {note && <span className="block text-sm text-quiet">{note}</span>}
              </th>
              <td className="py-3 text-right align-top font-semibold tabular-nums">{formatPrice(euros)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {anyKnown && (
        <p className="mt-3 text-sm text-quiet">
          <span className="mr-1.5">{isSample(clinic, "price") && <SampleMark />}</span>
          {clinic.fixedPrices
            ? "Ask the clinic for a quote."
            : "Estimated from the price above; ask the clinic for a quote."}
        </p>
      )}
      <p className="mt-3 text-sm">
        <GlossaryLink term="treatments">The treatments, in plain words</GlossaryLink>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {clinic.website === null ? (
          <p className="w-full text-quiet">We don't have a website for this clinic yet; try a web search.</p>
        ) : (
          <>
            <ExternalButtonLink href={clinic.website}>Get in Touch with Clinic</ExternalButtonLink>
            <ExternalButtonLink href={clinic.website} tone="outline">
              Visit Website
            </ExternalButtonLink>
          </>
        )}
        <CopyQuestions />
      </div>
    </>
  );
}
