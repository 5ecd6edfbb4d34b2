import { ratesAdvice } from "../rates/advice.ts";
import { lookAtBackend } from "./backend/lookAtBackend.ts";
import { lookAtDatabase } from "./database/lookAtDatabase.ts";
import type { Options } from "./options.ts";
import { Report } from "./report.ts";
import { lookAtSettings } from "./settings.ts";
import { lookAtAddresses } from "./site/addresses.ts";
import { lookAtBuild, settingsIn } from "./site/builtWith.ts";
import { lookAtHeaders } from "./site/headers.ts";
import { lookAtRelease } from "./site/release.ts";
import { lookForSecrets } from "./site/secrets.ts";
import { readSite, type Site } from "./site/site.ts";
import { lookAtSitemap } from "./site/sitemap.ts";
import { lookAtWorker } from "./site/worker.ts";

/**
 * @param now this machine's clock, in milliseconds
 * @param today as `2026-11-26`
 */
export async function examine(
  options: Options,
  now: () => number = Date.now,
  today = new Date(now()).toISOString().slice(0, 10),
): Promise<Report> {
  const report = new Report();
  if (options.settings) lookAtSettings(options.settings, report);
  else
    report.notAsked(
      "the settings of the next build",
      "There is no .env here, and none are in the environment.",
    );
  lookAtContents(today, report);

  const site = options.site === undefined ? undefined : await readSite(options.site, report);
  if (options.site === undefined) report.notAsked("the site", "Name it with --site or VITE_SITE_URL.");
  const built = site && (await lookAtSite(site, options, report));

  const url = options.backend ?? built?.backend;
  const key = options.key ?? built?.key;
  const backend = url !== undefined && key !== undefined ? { url, key } : undefined;
  const origin = options.site === undefined ? undefined : new URL(options.site).origin;
  if (!backend) {
    report.notAsked("the backend", "Name it with --backend and --key, or in the settings.");
  }
  const isDatabaseNamed = options.databaseUrl !== undefined;
  const answers =
    backend !== undefined &&
    (await lookAtBackend(backend, { site: origin, now, today, isDatabaseNamed }, report));
  if (options.databaseUrl === undefined) {
    report.notAsked(
      "the database as its owner sees it",
      "Give its address as SUPABASE_DB_URL: migrations, grants, pg_cron and the address that votes trust are only seen there.",
    );
  } else {
    const around = { backend: answers ? backend : undefined, site: origin, now };
    await lookAtDatabase(options.databaseUrl, around, report);
  }
  return report;
}

async function lookAtSite(site: Site, options: Options, report: Report) {
  const built = settingsIn(site);
  lookAtRelease(site, report);
  lookForSecrets(site, report);
  if (built) lookAtBuild(built, options.settings, report);
  else
    report.couldNot(
      "what the site was built with",
      "Its scripts don’t say it in a form that this version knows.",
    );
  await lookAtHeaders(site, built?.backend ?? options.backend, report);
  await lookAtAddresses(site, report);
  await lookAtSitemap(site, report);
  await lookAtWorker(site, report);
  return built;
}

function lookAtContents(today: string, report: Report): void {
  const rates = ratesAdvice(today);
  if (rates !== null) report.may("rates-old", rates.what, rates.todo);
}
