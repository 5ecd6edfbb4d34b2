import { isListedWithIcsi, isSample } from "@/features/clinics/clinic.ts";
import { formatPrice } from "@/features/clinics/figures.ts";
import { SampleMark } from "@/features/clinics/SampleMark.tsx";
import type { Country } from "./countries/region.ts";
import { clinicsInCountry, type Directory } from "./useDirectory.ts";

/** What an IVF cycle is listed at in this country, marked where the figures are samples. */
export function PriceRange({ country, directory }: { country: Country; directory: Directory }) {
  const clinics = clinicsInCountry(directory.clinics ?? [], country);
  const prices = clinics.map(({ priceEuros }) => priceEuros || 0).filter((euros) => euros > 0);
  if (!directory.clinics && !directory.isError) return <div aria-hidden className="mb-4 h-19" />;
  // One price makes no range.
  if (prices.length < 2) return null;
  const sample = clinics.find((clinic) => isSample(clinic, "price"));
  return (
    <div className="mb-4 min-h-19">
      <p className="text-sm text-quiet">
        {clinics.some(isListedWithIcsi)
          ? "IVF with own eggs, some with ICSI, as listed here"
          : "IVF with own eggs, as listed here"}
      </p>
      <p className="font-serif text-2xl font-semibold tabular-nums">
        {formatPrice(Math.min(...prices))} to {formatPrice(Math.max(...prices))}
      </p>
      {sample && <SampleMark clinic={sample} />}
    </div>
  );
}
