import { ITEMS } from "@/directory/facts/codes.ts";
import type { Price } from "@/directory/facts/facts.ts";
import { PriceFact } from "@/directory/facts/PriceFact.tsx";
import type { Clinic } from "./clinic.ts";
import { samplePrices } from "./pricing.ts";
import { SamplePrices } from "./SamplePrices.tsx";

interface PriceTableProps {
  clinic: Clinic;
  prices: Price[];
  currency: string;
}

export function PriceTable({ clinic, prices, currency }: PriceTableProps) {
  const inOrder = prices.toSorted((a, b) => ITEMS.indexOf(a.basis.item) - ITEMS.indexOf(b.basis.item));
  const samples = samplePrices(clinic, prices);
  return (
    <>
      {inOrder.length === 0 ? (
        <p>We found no prices that this clinic publishes.</p>
      ) : (
        <table className="block w-full">
          <caption className="sr-only">Treatment prices</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Treatment</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody className="block">
            {inOrder.map((price) => (
              <PriceFact key={price.id} price={price} currency={currency} />
            ))}
          </tbody>
        </table>
      )}
      {samples.length > 0 && <SamplePrices prices={samples} areEstimates={clinic.fixedPrices === null} />}
    </>
  );
}
