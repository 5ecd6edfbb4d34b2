import { formatPrice } from "./figures.ts";
import type { TreatmentPrice } from "./pricing.ts";
import { SampleText } from "./SampleFigure.tsx";

interface SamplePricesProps {
  prices: TreatmentPrice[];
  areEstimates: boolean;
}

export function SamplePrices({ prices, areEstimates }: SamplePricesProps) {
  return (
    <div className="mt-5 rounded-lg border border-dashed border-edge px-4 py-3 text-sm text-quiet">
      <SampleText />
      <table className="mt-1 w-full">
        <caption className="sr-only">Sample prices in euros</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Treatment</th>
            <th scope="col">Sample price</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ treatment, euros }) => (
            <tr key={treatment}>
              <th scope="row" className="py-1 pr-4 text-left font-normal">
                {treatment}
              </th>
              <td className="py-1 text-right align-top tabular-nums">{formatPrice(euros)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1">
        {areEstimates
          ? "Estimated from the first one; ask the clinic for a quote."
          : "Ask the clinic for a quote."}
      </p>
    </div>
  );
}
