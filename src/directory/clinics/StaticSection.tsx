import { useDonorEggs, useTypedAge } from "@/directory/facts/chosenBand.ts";
import { hasRate } from "@/directory/facts/currencies.ts";
import { readValue } from "@/storage/storage.ts";
import { Suspense, useEffect, useState } from "react";
import { failureOf, logError } from "@/backend/errors.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { lazyPart } from "@/ui/lazyPart.ts";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import type { StaticSectionProps } from "./staticSections.tsx";

const NOT_LOADED = { title: "Error loading this clinic's figures. Please try again later." };

type Sections = typeof import("./staticSections.tsx");

const load = () => import("./staticSections.tsx");
const SECTIONS = {
  Figures: lazySection("Figures"),
  Contact: lazySection("Contact"),
  Law: lazySection("Law"),
  Rates: lazySection("Rates"),
  Prices: lazySection("Prices"),
  Glance: lazySection("Glance"),
  Unpublished: lazySection("Unpublished"),
  Travel: lazySection("Travel"),
};

function lazySection(name: keyof Sections) {
  return lazyPart<StaticSectionProps>(
    async () => ({ default: (await load())[name] }),
    "Loading figures...",
    (error) => name === "Rates" && <LoadError failure={failureOf(error, NOT_LOADED)} />,
  );
}

/** A section that isn't hydrated: its prerendered HTML stays until the database says something else. */
export function StaticSection({ name, ...given }: StaticSectionProps & { name: keyof Sections }) {
  const [donorEggs, age] = [useDonorEggs(), useTypedAge()];
  const currency = useBrowserValue(preferredCurrency, "EUR");
  const isPriced = name === "Figures" || name === "Prices";
  const isRated = name === "Figures" || name === "Rates" || name === "Unpublished";
  const props = { ...given, ...(isRated && { donorEggs, age }), ...(isPriced && { currency }) };
  const { isBuilt, parts } = usePrerenderedSection(props);
  if (isBuilt) return <div key="built" suppressHydrationWarning dangerouslySetInnerHTML={PRERENDERED_HTML} />;
  const Part = parts ? parts[name] : SECTIONS[name];
  return (
    <div key="live">
      <Suspense fallback={<Loading />}>
        <Part {...props} />
      </Suspense>
    </div>
  );
}

/** React leaves the prerendered HTML alone. */
const PRERENDERED_HTML = { __html: "" };

function usePrerenderedSection({
  clinic,
  facts,
  band = null,
  donorEggs = false,
  age = "",
  currency = "EUR",
  laws = [],
}: StaticSectionProps): {
  isBuilt: boolean;
  parts: Sections | null;
} {
  // Votes are counted elsewhere on the page.
  const shown = JSON.stringify([{ ...clinic, upvoteCount: 0 }, facts, band, donorEggs, age, currency, laws]);
  const isTakingOver = !useHydrated() && !import.meta.env.SSR;
  const [built] = useState(isTakingOver ? shown : null);
  const [parts, setParts] = useState<Sections | null>(null);
  const isOutdated = built !== null && shown !== built;
  useEffect(() => {
    // Keeps the HTML until the script is there, so that nothing flickers.
    if (isOutdated) load().then(setParts, logError);
  }, [isOutdated]);
  return { isBuilt: built !== null && parts === null, parts };
}

function Loading() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-40 rounded-xl" />
    </Skeleton>
  );
}

function preferredCurrency(): string {
  const currency: unknown = Reflect.get(Object(readValue("plan-costs")), "currency");
  return typeof currency === "string" && hasRate(currency) ? currency : "EUR";
}
