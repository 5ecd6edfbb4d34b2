import type { Report } from "../report.ts";
import { askSite, type Site } from "./site.ts";

const TODO = "Set VITE_SITE_URL to the site’s own address, build again and publish.";

export async function lookAtSitemap(site: Site, report: Report): Promise<void> {
  const [robots, sitemap] = [await askSite(site, "/robots.txt"), await askSite(site, "/sitemap.xml")];
  const listed = [...(sitemap?.text.matchAll(/<loc>([^<]+)<\/loc>/g) ?? [])].map(([, url = ""]) => url);
  if (sitemap?.status !== 200 || listed.length === 0) {
    report.must(
      "sitemap-missing",
      "There is no sitemap, so search engines find the clinics’ pages late or never.",
      TODO,
    );
    return;
  }
  const named = [...(robots?.text.matchAll(/^Sitemap:\s*(\S+)/gim) ?? [])].map(([, url = ""]) => url);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(site.home.text)?.[1];
  const all = [...listed, ...named, ...(canonical === undefined ? [] : [canonical])];
  const foreign = all.find((url) => URL.parse(url)?.origin !== site.origin);
  if (foreign !== undefined) {
    report.must(
      "sitemap-of-another-host",
      `The sitemap, robots.txt or the home page name ${foreign}, which is not at ${site.origin}, so search engines list another site or none.`,
      TODO,
    );
  }
  if (named.length === 0) {
    report.may(
      "sitemap-not-named",
      "robots.txt doesn’t name the sitemap, so not all search engines find it.",
      TODO,
    );
  }
  if (robots && /^Disallow:\s*\/\s*$/m.test(robots.text)) {
    report.must(
      "search-engines-shut-out",
      "robots.txt shuts search engines out of the whole site, so nobody finds it by searching.",
      "Publish the robots.txt that npm run build wrote.",
    );
  }
}
