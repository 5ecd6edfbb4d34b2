import { QueryClient } from "@tanstack/react-query";
import { settings } from "@/backend/settings.ts";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import { clinicFactsQuery } from "@/directory/facts/api.ts";
import { clinicCountsQuery, lawsQuery } from "@/law/api.ts";
import { listedClinicsQuery, priceRowsQuery } from "@/plan/costs/api.ts";
import { ANSWERS, cachedAt, withDate } from "./worker/cachedResponses.ts";
import { isCacheableUrl } from "./worker/routing.ts";

/** Records when, and by which version, the data that most pages need was fetched. */
const MARK = "/kept";
const DAY_MS = 24 * 60 * 60 * 1000;

/** The service worker stores it. @param isFirst whether the page loaded without the worker */
export async function cacheForOffline(version: string, isFirst: boolean): Promise<void> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const cache = await caches.open(ANSWERS);
  const mark = await cache.match(MARK);
  const isRecent = mark && Date.now() - Date.parse(cachedAt(mark) ?? "") < DAY_MS;
  const clinic = /^\/clinic\/([a-z0-9-]+)\/?$/.exec(window.location.pathname)?.[1];
  await Promise.all([
    ...(isFirst ? readBefore().map(askAgain) : []),
    clinic !== undefined && queries.prefetchQuery(clinicFactsQuery(clinic)),
  ]);
  if (isRecent && (await mark.text()) === version) return;
  await queries.fetchQuery(lawsQuery());
  await queries.fetchQuery(clinicCountsQuery());
  await queries.fetchQuery(clinicsQuery());
  await queries.fetchQuery(listedClinicsQuery());
  await queries.fetchQuery(priceRowsQuery());
  // The same request as in `useSponsored.ts`: importing that would split a script of the first page.
  await askAgain(`${settings.supabaseUrl}/rest/v1/sponsorships?select=clinic_id`);
  await cache.put(MARK, withDate(new Response(version)));
}

function readBefore(): string[] {
  const backend = new URL(settings.supabaseUrl).origin;
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set(urls)].filter((url) => isCacheableUrl(new URL(url), backend));
}

async function askAgain(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { apikey: settings.publishableKey } });
  await answer.arrayBuffer();
}
