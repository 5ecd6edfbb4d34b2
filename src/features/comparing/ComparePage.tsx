import { useSearchParams } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { PageHead } from "@/ui/PageHead.tsx";
import { useHydrated } from "@/ui/useHydrated.ts";
import { MOST_COMPARED, readIds } from "./address.ts";
import { AddClinic } from "./AddClinic.tsx";
import { AddressNotes } from "./AddressNotes.tsx";
import { Comparison } from "./Comparison.tsx";
import { useNamedClinics } from "./useNamedClinics.ts";

const NOT_LOADED = { title: "Error loading clinics. Please try again later." };

/** Up to four clinics side by side: `?ids=a,b,c,d`. */
export default function ComparePage() {
  // What the build made knows no address.
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead
        title="Compare clinics"
        description="Prices, results, reviews, languages and travel of up to four clinics side by side, each with its source."
      />
      <BackLink to="/shortlist">Your shortlist</BackLink>
      <h1 className="text-3xl sm:text-4xl">Compare clinics</h1>
      <p className="mt-2 max-w-prose text-quiet print:hidden">
        Up to four side by side. Bars stand only where figures are counted the same way; where they aren’t,
        the reason does.
      </p>
      {isHydrated ? <Compared /> : <Loading />}
    </>
  );
}

function Compared() {
  const [params] = useSearchParams();
  const named = readIds(params, MOST_COMPARED);
  const { all, clinics, missing, isPending, error, retry } = useNamedClinics(named.ids);
  if (error) return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={retry} />;
  if (!all || isPending) return <Loading />;
  const adding = <AddClinic all={all} chosen={clinics} />;
  return (
    <>
      <AddressNotes {...named} missing={missing.length} />
      {clinics.length < 2 && adding}
      {clinics.length > 0 && <Comparison clinics={clinics} />}
      {clinics.length > 1 && clinics.length < MOST_COMPARED && adding}
    </>
  );
}

function Loading() {
  return (
    <p role="status" className="mt-8 min-h-[46rem] text-quiet">
      Loading clinics...
    </p>
  );
}
