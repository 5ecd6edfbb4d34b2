import { Link } from "react-router-dom";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { Skeleton, SkeletonBlock } from "@/ui/Skeleton.tsx";
import { sourcedPrices, sourcedRates } from "./sourcedFigures.ts";

const FRAME =
  "mt-3 min-h-16 max-w-2xl border-l-4 border-accent pl-4 sm:mt-6 sm:max-xl:min-h-32 xl:mt-4 xl:flex xl:max-w-none xl:items-center xl:gap-8";

interface SourcedFiguresProps {
  clinics: Clinic[] | undefined;
  isError: boolean;
}

export function SourcedFigures({ clinics, isError }: SourcedFiguresProps) {
  if (!clinics) return isError ? null : <Waiting />;
  const rates = sourcedRates(clinics);
  const prices = sourcedPrices(clinics);
  if (!rates && !prices) return null;
  return (
    <section aria-label="Published figures" className={FRAME}>
      <dl className="grid gap-2 sm:grid-cols-2 sm:gap-6 xl:flex">
        {[rates, prices].map(
          (figures) =>
            figures && (
              // A phone's first screen has room for one of them.
              <div key={figures.what} className="not-first:max-sm:hidden">
                <dt className="font-serif text-xl font-semibold max-sm:leading-6">
                  {figures === rates ? (
                    <Link to="/results" className="text-inherit max-sm:underline max-sm:underline-offset-2">
                      {figures.range}
                    </Link>
                  ) : (
                    figures.range
                  )}
                </dt>
                <dd className="text-sm text-quiet">{figures.what}</dd>
              </div>
            ),
        )}
      </dl>
      {rates && (
        <Link
          to="/results"
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 max-sm:hidden"
        >
          See these rates in one picture
        </Link>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <Skeleton className={FRAME}>
      <SkeletonBlock className="h-6 w-1/3 rounded" />
    </Skeleton>
  );
}
