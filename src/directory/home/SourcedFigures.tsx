import { Link } from "react-router-dom";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { sourcedPrices, sourcedRates } from "./sourcedFigures.ts";

/** What is really published, before anything else: no sample is among it. */
export function SourcedFigures({ clinics }: { clinics: Clinic[] | undefined }) {
  const rates = clinics && sourcedRates(clinics);
  const prices = clinics && sourcedPrices(clinics);
  if (!rates && !prices) return null;
  return (
    <section aria-label="Published figures" className="mt-3 max-w-2xl border-l-4 border-accent pl-4">
      <dl className="grid gap-2 sm:grid-cols-2 sm:gap-6">
        {[rates, prices].map(
          (figures) =>
            figures && (
              <div key={figures.what}>
                <dt className="font-serif text-xl font-semibold tabular-nums">{figures.range}</dt>
                <dd className="text-sm text-quiet">{figures.what}</dd>
              </div>
            ),
        )}
      </dl>
      {rates && (
        <Link
          to="/results"
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 max-sm:text-[0.95rem]"
        >
          See these rates in one picture
        </Link>
      )}
    </section>
  );
}
