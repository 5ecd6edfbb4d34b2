import { useQuery } from "@tanstack/react-query";
import { memo, useState } from "react";
import { Link } from "react-router-dom";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import { Leaderboard } from "@/directory/clinics/Leaderboard.tsx";
import { SampleBanner } from "@/directory/clinics/SampleBanner.tsx";
import { useAtAge } from "@/directory/clinics/useFiguresAtAge.ts";
import type { Category } from "@/directory/clinics/categories.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { TrayOnDemand } from "@/directory/compare-tray/TrayOnDemand.tsx";
import { useListFilters } from "@/directory/filtering/useListFilters.ts";
import { COUNTRY_NAMES } from "@/directory/countries/countryNames.ts";
import { UpvoteProvider } from "@/directory/voting/UpvoteProvider.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { SITE_NAME } from "@/ui/siteAddress.ts";
import { Skeleton, SkeletonBlock } from "@/ui/Skeleton.tsx";
import { Directory } from "./Directory.tsx";
import { Hero } from "./Hero.tsx";
import { SourcedFigures } from "./SourcedFigures.tsx";
import { ToolCards } from "./ToolCards.tsx";

export default function HomePage() {
  const { data: clinics, isError } = useQuery(clinicsQuery());
  const atAge = useAtAge(clinics);
  const list = useListFilters({ isEmpty: clinics?.length === 0, isStanding: true });
  const { isNarrowed } = list;
  return (
    <UpvoteProvider>
      <PageMeta
        title={`${SITE_NAME}: cost, success rates and reviews`}
        description={`Compare IVF clinics in ${COUNTRY_NAMES} by cost, success rate and reviews. If a figure has no published source, we say so.`}
        path="/"
      />
      <div className="xl:-mt-4">
        <SampleBanner clinics={clinics} />
      </div>
      {/* The side column is read second. */}
      <div className="with-side-column gap-x-10 gap-y-14">
        <div>
          <Intro isFolded={isNarrowed} clinics={atAge} isError={isError} />
          <section aria-labelledby="directory-title" className={isNarrowed ? "" : "mt-4 sm:mt-8 xl:mt-2"}>
            <DirectoryHead isFolded={isNarrowed} />
            <Directory list={list} />
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to="/add-clinic" tone="outline">
                Add Your Clinic
              </ButtonLink>
              <ButtonLink to="/blog" tone="outline">
                Read Our Blog
              </ButtonLink>
            </div>
          </section>
        </div>
        {SIDE}
      </div>
      <TrayOnDemand />
    </UpvoteProvider>
  );
}

interface IntroProps {
  /** While the list is narrowed only the results are of use. */
  isFolded: boolean;
  clinics: Clinic[] | undefined;
  isError: boolean;
}

const Intro = memo(function Intro({ isFolded, clinics, isError }: IntroProps) {
  if (isFolded) return <h1 className="mb-1 text-base">{SITE_NAME}</h1>;
  return (
    <>
      <Hero />
      <SourcedFigures clinics={clinics} isError={isError} />
    </>
  );
});

const LINK =
  "inline-flex min-h-11 items-center text-accent underline underline-offset-4 max-sm:text-[0.95rem]";

const DirectoryHead = memo(function DirectoryHead({ isFolded }: { isFolded: boolean }) {
  return (
    <div
      className={
        isFolded ? "sr-only" : "mb-2 flex flex-wrap items-center justify-between gap-x-6 sm:mb-4 xl:mb-2"
      }
    >
      <h2 id="directory-title" className="scroll-mt-4 text-lg sm:text-3xl">
        Clinics
      </h2>
      {!isFolded && (
        <div className="flex flex-wrap gap-x-6">
          <a href="#leaderboard" className={`${LINK} max-sm:hidden 2xl:hidden`}>
            Leaderboard
          </a>
          <Link to="/find-your-clinic" className={LINK}>
            Find clinics that fit me
          </Link>
        </div>
      )}
    </div>
  );
});

/** A constant, so that typing doesn't draw it. */
const SIDE = (
  <div id="leaderboard" className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] content-start gap-6">
    <TopClinics />
    <ToolCards />
  </div>
);

/** For who comes back to the page. */
let lastCategory: Category = "overall";

function TopClinics() {
  const { data, isError } = useQuery(clinicsQuery());
  const clinics = useAtAge(data);
  const [category, setCategory] = useState(lastCategory);
  if (isError && !clinics) return null;
  if (!clinics) return <LeaderboardSkeleton />;
  const choose = (next: Category) => setCategory((lastCategory = next));
  return <Leaderboard clinics={clinics} category={category} onCategoryChange={choose} />;
}

/** As tall as the leaderboard, whose first name wraps on narrow screens. */
function LeaderboardSkeleton() {
  return (
    <Skeleton className="h-[34.125rem] min-[25rem]:max-sm:h-[32.875rem] min-[110rem]:h-[32.875rem] space-y-4 rounded-2xl border border-line bg-surface p-5 sm:max-2xl:h-[31.625rem]">
      <SkeletonBlock className="h-7 w-2/5 rounded" />
      <SkeletonBlock className="h-13 rounded-lg" />
      {["a", "b", "c", "d"].map((row) => (
        <SkeletonBlock key={row} className="h-15 rounded-lg" />
      ))}
    </Skeleton>
  );
}
