import { ExternalButtonLink } from "@/ui/Button.tsx";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import type { Clinic } from "./clinic.ts";
import { formatPrice } from "./figures.ts";
import { treatmentPrices } from "./pricing.ts";
import { SampleMark } from "./SampleMark.tsx";

/** The price table, and the ways to the clinic's own site. */
export function ClinicPrices({ clinic }: { clinic: Clinic }) {
  const prices = treatmentPrices(clinic);
  const highest = Math.max(1, ...prices.map(({ euros }) => euros ?? 0));
  const anyKnown = prices.some(({ euros }) => euros !== null);
  return (
    <>
      <table className="w-full">
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
              <td className="w-1/3 py-3 text-right align-top font-semibold tabular-nums">
                {formatPrice(euros)}
                <span aria-hidden className="picture mt-1.5 block h-1.5 rounded-full bg-accent-soft">
                  {euros !== null && (
                    <span
                      className="ml-auto block h-full rounded-full bg-accent"
                      style={{ width: `${(euros / highest) * 100}%` }}
                    />
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {anyKnown && (
        <p className="mt-3 text-sm text-quiet">
          <SampleMark figures={clinic.figures} />{" "}
          {clinic.fixedPrices
            ? null
            : "Worked out from the clinic's base price; ask the clinic for an offer."}
        </p>
      )}
      <p className="mt-3 text-sm">
        <GlossaryLink term="treatments">The treatments in plain words</GlossaryLink>
      </p>
      {clinic.website !== null && (
        <div className="mt-5 flex flex-wrap gap-3">
          <ExternalButtonLink href={clinic.website}>Get in Touch with Clinic</ExternalButtonLink>
          <ExternalButtonLink href={clinic.website} tone="outline">
            Visit Website
          </ExternalButtonLink>
        </div>
      )}
    </>
  );
}
