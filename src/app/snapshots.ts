import type { QueryClient } from "@tanstack/react-query";
import { sponsoredPriceQuery } from "@/contributing/add-clinic/api.ts";
import { categoriesQuery, publishedPostQuery, publishedPostsQuery } from "@/reading/blog/api.ts";
import { clinicQuery, clinicsQuery } from "@/directory/clinics/api.ts";
import { sponsoredQuery } from "@/directory/clinics/useSponsored.ts";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { clinicCountsQuery, lawsQuery, someLawsQuery } from "@/law/api.ts";
import { lawSlugs } from "@/law/lawPages.ts";
import { clinicFactsQuery, publishedResultsQuery } from "@/directory/facts/api.ts";
import { catalogueQuery } from "@/directory/open-data/api.ts";
import { buildOpenData } from "@/directory/open-data/buildOpenData.ts";
import { COUNTRIES } from "@/directory/countries/countries.ts";
import { countryFactsQuery, regionAt } from "@/directory/regions/countryFacts.ts";
import { cityPaths, countryPaths } from "@/directory/regions/pagePaths.ts";

export interface Snapshots {
  paths: (cache: QueryClient) => Promise<string[]> | string[];
  prefetch: (cache: QueryClient, path: string) => Promise<void>;
}

const nothing = () => Promise.resolve();

async function prefetchRegion(cache: QueryClient, path: string): Promise<void> {
  const { country } = regionAt(path);
  await Promise.all([
    cache.prefetchQuery(clinicsQuery()),
    country && cache.prefetchQuery(countryFactsQuery(country)),
  ]);
}

/** Every public page; feeds both prerendering and the sitemap. */
export const snapshots: Snapshots[] = [
  {
    paths: () => ["/"],
    prefetch: async (cache) => {
      await Promise.all([cache.prefetchQuery(clinicsQuery()), cache.prefetchQuery(sponsoredQuery)]);
    },
  },
  {
    paths: () => ["/results"],
    prefetch: async (cache) => {
      await Promise.all([cache.prefetchQuery(clinicsQuery()), cache.prefetchQuery(publishedResultsQuery())]);
    },
  },
  { paths: () => ["/about"], prefetch: (cache) => cache.prefetchQuery(basesQuery()) },
  {
    paths: async (cache) => {
      const clinics = await cache.fetchQuery(clinicsQuery());
      return clinics.map(({ id }) => `/clinic/${id}`);
    },
    prefetch: async (cache, path) => {
      const id = path.slice("/clinic/".length);
      const [clinic] = await Promise.all([
        cache.fetchQuery(clinicQuery(id, cache)),
        cache.prefetchQuery(clinicFactsQuery(id)),
      ]);
      await cache.prefetchQuery(someLawsQuery(lawSlugs(clinic?.countries ?? [])));
    },
  },
  {
    paths: () => ["/blog"],
    prefetch: async (cache) => {
      await Promise.all([cache.prefetchQuery(publishedPostsQuery()), cache.prefetchQuery(categoriesQuery())]);
    },
  },
  {
    paths: async (cache) => {
      const posts = await cache.fetchQuery(publishedPostsQuery());
      return posts.map(({ slug }) => `/blog/${slug}`);
    },
    prefetch: (cache, path) => cache.prefetchQuery(publishedPostQuery(path.slice("/blog/".length))),
  },
  {
    paths: () => cityPaths(COUNTRIES),
    prefetch: prefetchRegion,
  },
  {
    paths: () => countryPaths(COUNTRIES),
    prefetch: async (cache, path) => {
      await Promise.all([
        cache.prefetchQuery(someLawsQuery([path.slice("/countries/".length)])),
        regionAt(path).country ? prefetchRegion(cache, path) : cache.prefetchQuery(clinicCountsQuery()),
      ]);
    },
  },
  {
    paths: () => [
      ...[
        "/how-results-are-counted",
        "/how-voting-works",
        "/ivf-calculator",
        "/references",
        "/sperm-analysis",
      ],
      ...[
        "/learn",
        "/find-your-clinic",
        "/shortlist",
        "/compare",
        "/report-figure",
        "/privacy-policy",
        "/accessibility",
        "/glossary",
        "/plan/costs",
      ],
    ],
    prefetch: nothing,
  },
  {
    paths: () => ["/countries", "/plan", "/plan/afterwards", "/plan/folder", "/plan/dates"],
    prefetch: (cache) => cache.prefetchQuery(lawsQuery()),
  },
  {
    paths: () => ["/data"],
    prefetch: async (cache) => {
      cache.setQueryData(catalogueQuery().queryKey, (await buildOpenData()).catalogue);
    },
  },
  {
    paths: () => ["/add-clinic"],
    prefetch: (cache) => cache.prefetchQuery(sponsoredPriceQuery),
  },
];
