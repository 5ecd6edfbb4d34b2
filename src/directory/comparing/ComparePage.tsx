import { Suspense } from "react";
import { failureOf } from "@/backend/errors.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { focusPageStart } from "@/ui/focusPageStart.ts";
import { lazyPart } from "@/ui/lazyPart.ts";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { MAX_COMPARED, readIds, searchWithIds } from "./clinicIdsAddress.ts";
import { Comparison } from "./Comparison.tsx";
import { LazyAboveComparison } from "./LazyAboveComparison.tsx";
import { useFactsToCompare } from "./useFactsToCompare.ts";
import { useNamedClinics } from "./useNamedClinics.ts";

const NOT_LOADED = { title: "Error loading clinics. Please try again later." };
const SEARCH_NOT_LOADED = { title: "The search couldn't be loaded. Please try again." };

export default function ComparePage() {
  // The prerendered page knows no address.
  const isHydrated = useHydrated();
  return (
    <>
      <PageMeta
        title="Compare clinics"
        description="Prices, results, reviews, languages and travel of up to four clinics side by side, each with its source."
      />
      <BackLink to="/shortlist">Your shortlist</BackLink>
      <h1 className="text-3xl sm:text-4xl">Compare clinics</h1>
      <p className="mt-2 max-w-prose text-quiet print:hidden">
        Up to four side by side. We draw bars only for figures counted in the same way. Where they differ, we
        say why.
      </p>
      {/* Tall enough that the footer stays below the window while loading. */}
      <div className="flow-root min-h-[48rem] print:min-h-0">{isHydrated ? <Compared /> : <Loading />}</div>
    </>
  );
}

// A comparison of four has no use for it.
const AddClinic = lazyPart(
  () => import("./AddClinic.tsx"),
  "Loading the search...",
  (error) => (
    <div className="mt-10 max-w-2xl print:hidden">
      <LoadError failure={failureOf(error, SEARCH_NOT_LOADED)} />
    </div>
  ),
);

function Compared() {
  const [params, changeAddress] = useAddressParams();
  const { ids: named, ...notes } = readIds(params, MAX_COMPARED);
  const { all, clinics, became, missing, failed, isPending, error, retry } = useNamedClinics(named);
  // Here, since the comparison of one clinic waits for the search's script.
  const figures = useFactsToCompare(isPending ? [] : clinics);
  if (error) return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={retry} />;
  if (!all || isPending) return <Loading />;
  const nowOf = new Map(became);
  const listed = new Set(all.map(({ id }) => id));
  // Applies to the current address, which a slow phone may not have drawn yet.
  const change = (toNext: (ids: string[]) => string[], replaces = false) => {
    changeAddress((before) => {
      const ids = readIds(before, MAX_COMPARED).ids.map((id) => nowOf.get(id) ?? id);
      return searchWithIds(toNext([...new Set(ids)].filter((id) => listed.has(id))), before);
    }, replaces);
    if (!replaces) focusPageStart();
  };
  const add = (id: string) => change((ids) => [...new Set([...ids, id])].slice(0, MAX_COMPARED));
  const remove = (id: string) => change((ids) => ids.filter((each) => each !== id));
  const swap = (one: number, other: number) =>
    change(
      (ids) => ids.map((id, index) => ids[index === one ? other : index === other ? one : index] ?? id),
      true,
    );
  const adding = <AddClinic all={all} chosen={clinics} onAdd={add} />;
  return (
    <>
      <LazyAboveComparison
        {...notes}
        missing={missing.length}
        failed={failed.length}
        countries={[...new Set(clinics.flatMap(({ countries }) => countries))]}
      />
      {/* Together, or the comparison would move once the search above it comes. */}
      <Suspense fallback={<Loading text={clinics.length === 0 ? "Loading the search..." : undefined} />}>
        {clinics.length < 2 && adding}
        {clinics.length > 0 && (
          <Comparison clinics={clinics} figures={figures} onRemove={remove} onSwap={swap} />
        )}
      </Suspense>
      {clinics.length > 1 && clinics.length < MAX_COMPARED && (
        <Suspense fallback={<div className="mt-10 h-24" />}>{adding}</Suspense>
      )}
    </>
  );
}

function Loading({ text = "Loading clinics..." }: { text?: string | undefined }) {
  return (
    <p role="status" className="mt-8 text-quiet">
      {text}
    </p>
  );
}
