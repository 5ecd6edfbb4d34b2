import { isListedWithIcsi } from "@/features/clinics/clinic.ts";
import { formatPrice } from "@/features/clinics/figures.ts";
import { SampleMark } from "@/features/clinics/SampleMark.tsx";
import { searchClinics } from "@/features/clinics/search.ts";
import type { CountryRegion } from "./region.ts";
import type { Directory } from "./useDirectory.ts";

/** What an IVF cycle is listed at in this country, marked where the figures are samples. */
export function PriceRange({ country, directory }: { country: CountryRegion; directory: Directory }) {
  const clinics = searchClinics(directory.clinics ?? [], country.search);
  const prices = clinics.map(({ priceEuros }) => priceEuros || 0).filter((euros) => euros > 0);
  if (!directory.clinics && !directory.isError) return <div aria-hidden className="mb-4 h-19" />;
  // One price makes no range.
  if (prices.length < 2) return null;
  const sample = clinics.find((clinic) => clinic.priceEuros && clinic.figures.source === null);
  return (
    <div className="mb-4 min-h-19">
      <p className="text-sm text-quiet">
        IVF with own eggs{clinics.some(isListedWithIcsi) && ", some with ICSI"}, as listed here
      </p>
      <p className="font-serif text-2xl font-semibold tabular-nums">
        {formatPrice(Math.min(...prices))} to {formatPrice(Math.max(...prices))}
      </p>
      {sample && <SampleMark figures={sample.figures} />}
    </div>
  );
}
