import { formatClinics, formatPrice } from "@/directory/clinics/figures.ts";
import { priceRange, type PriceRange as Prices } from "@/directory/clinics/priceRange.ts";
import { SampleMark } from "@/directory/clinics/SampleMark.tsx";
import { ratesUsed } from "@/directory/facts/inEuros.ts";
import { counted } from "@/ui/counted.ts";
import type { Country } from "@/directory/countries/region.ts";
import { clinicsInCountry, type Directory } from "./useDirectory.ts";

export function PriceRange({ country, directory }: { country: Country; directory: Directory }) {
  if (!directory.clinics && !directory.isError) return <div aria-hidden className="mb-4 h-19" />;
  const prices = priceRange(clinicsInCountry(directory.clinics ?? [], country));
  const { range } = prices;
  const note = rangeNote(prices);
  if (!range && prices.published === 0) return null;
  return (
    <dl className="mb-4 min-h-19">
      <dt className="text-sm text-quiet">One IVF cycle with own eggs</dt>
      {range && (
        <dd className={`font-serif text-2xl tabular-nums ${range.isSample ? "text-quiet" : "font-semibold"}`}>
          <span>{`${range.isConverted ? "about " : ""}${formatPrice(range.lowest)} to ${formatPrice(range.highest)}`}</span>
          {range.isSample && (
            <span className="ml-2 font-sans">
              <SampleMark />
            </span>
          )}
        </dd>
      )}
      {note && <dd className="text-sm text-quiet">{note}</dd>}
    </dl>
  );
}

function rangeNote({ published, range }: Prices): string | null {
  if (range && !range.isSample) {
    const prices = `Published prices of ${formatClinics(range.clinics)} that include the same things.`;
    return range.isConverted ? `${prices} ${ratesUsed()}` : prices;
  }
  if (published === 0) return null;
  return range
    ? counted(
        published,
        "clinic publishes its price, which this range leaves out.",
        "clinics publish their prices, which this range leaves out.",
      )
    : counted(
        published,
        "clinic publishes its price, so there’s no range to show.",
        "clinics publish their prices on different terms, so we give no range.",
      );
}
