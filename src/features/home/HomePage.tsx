import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { clinicsQuery } from "@/features/clinics/api.ts";
import { Leaderboard } from "@/features/clinics/Leaderboard.tsx";
import { LeaderboardSkeleton } from "@/features/clinics/LeaderboardSkeleton.tsx";
import { SampleBanner } from "@/features/clinics/SampleBanner.tsx";
import type { Category } from "@/features/clinics/categories.ts";
import { BrowseByRegion } from "@/features/regions/BrowseByRegion.tsx";
import { UpvoteProvider } from "@/features/voting/UpvoteProvider.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { PageHead } from "@/ui/PageHead.tsx";
import { SITE_NAME } from "@/ui/siteAddress.ts";
import { Directory } from "./Directory.tsx";
import { Hero } from "./Hero.tsx";

export default function HomePage() {
  const { data: clinics } = useQuery(clinicsQuery());
  return (
    <UpvoteProvider>
      <PageHead
        title={`${SITE_NAME}: cost, success rates and reviews`}
        description="Compare IVF clinics in the Czech Republic and Poland by cost, success rate and reviews. If a figure has no published source, we say so."
        path="/"
      />
      <SampleBanner clinics={clinics} />
      {/* One leaderboard in two positions: beside the hero on extra-wide screens, below it elsewhere. */}
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_auto] xl:grid-rows-[auto_1fr] xl:gap-x-0 xl:items-start">
        <div className="xl:col-start-1">
          <Hero />
        </div>
        <TopClinics />
        <div className="xl:col-start-1">
          <BrowseByRegion />
        </div>
      </div>
      <section aria-labelledby="directory-title" className="mt-14">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <h2 id="directory-title" className="scroll-mt-4 text-3xl">
            {SITE_NAME}
          </h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/add-clinic" tone="outline">
              Add Your Clinic
            </ButtonLink>
            <ButtonLink to="/blog" tone="outline">
              Read Our Blog
            </ButtonLink>
          </div>
        </div>
        <Directory />
      </section>
    </UpvoteProvider>
  );
}

function TopClinics() {
  const { data: clinics, isError } = useQuery(clinicsQuery());
  const [category, setCategory] = useState<Category>("overall");
  if (isError && !clinics) return null;
  return (
    <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:w-[26.5rem] xl:pl-10">
      {clinics ? (
        <Leaderboard clinics={clinics} category={category} onCategoryChange={setCategory} />
      ) : (
        <LeaderboardSkeleton />
      )}
    </div>
  );
}
