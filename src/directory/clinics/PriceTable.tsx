import { ITEMS } from "@/directory/facts/codes.ts";
import type { Price } from "@/directory/facts/facts.ts";
import { PriceFact } from "@/directory/facts/PriceFact.tsx";
import type { Clinic } from "./clinic.ts";
import { NOT_AVAILABLE } from "./figures.ts";
import { samplePrices, unpublishedTreatments } from "./pricing.ts";
import { SamplePrices } from "./SamplePrices.tsx";

export function PriceTable({ clinic, prices }: { clinic: Clinic; prices: Price[] }) {
  const inOrder = prices.toSorted((a, b) => ITEMS.indexOf(a.basis.item) - ITEMS.indexOf(b.basis.item));
  const unpublished = unpublishedTreatments(prices);
  const samples = samplePrices(clinic, prices);
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">Treatment prices</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Treatment</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((price) => (
            <PriceFact key={price.id} price={price} />
          ))}
          {unpublished.map(({ treatment, note }) => (
            <tr key={treatment} className="border-b border-line last:border-0">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                <span className="font-semibold">{treatment}</span>
                <span className="block text-sm text-quiet">{note}</span>
              </th>
              <td className="py-3 text-right align-top whitespace-nowrap text-quiet">
                <span>{NOT_AVAILABLE}</span>
                <span className="block text-sm">Not published</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unpublished.length > 0 && (
        <p className="mt-4">
          <strong>‘Not published’ is common:</strong> many clinics name a price only when you write to them.
          Ask for a written quote that says what it includes and what comes on top.
        </p>
      )}
      {samples.length > 0 && <SamplePrices prices={samples} areEstimates={clinic.fixedPrices === null} />}
    </>
  );
}
