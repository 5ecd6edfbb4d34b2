import { REVALIDATED } from "../../hosts/rules.ts";
import type { Report } from "../report.ts";
import { askSite, type Site } from "./site.ts";

const PATH = "/sw.js";
const TODO = `Publish everything that npm run build wrote, ${PATH} too, and use the configuration that it wrote for your host.`;
const LONGEST_S = 3_600;

/** With OFFLINE=none it takes itself away. */
export async function lookAtWorker(site: Site, report: Report): Promise<void> {
  const answer = await askSite(site, PATH);
  if (answer?.status !== 200) {
    report.must(
      "worker-missing",
      `${PATH} is answered with status ${answer?.status ?? "none"}, so the site doesn’t work without a network, and browsers that keep an older release are never told of this one.`,
      TODO,
    );
    return;
  }
  const type = answer.headers.get("content-type") ?? "no type";
  if (!/^(text|application)\/javascript\b/.test(type)) {
    report.must(
      "worker-not-a-script",
      `${PATH} is sent as ${type} and not as text/javascript, so browsers refuse it: the site doesn’t work without a network, and what they keep of an older release stays.`,
      TODO,
    );
    return;
  }
  const caching = answer.headers.get("cache-control") ?? "";
  const seconds = [...caching.matchAll(/\b(?:s-maxage|max-age)=(\d+)/g)].map(([, number]) => Number(number));
  const longest = Math.max(0, ...seconds);
  if (longest > LONGEST_S) {
    report.must(
      "worker-kept-too-long",
      `${PATH} may be kept for ${longest} seconds without asking again, so a release that does harm can’t be taken back before.`,
      `Send ${PATH} with ‘cache-control: ${REVALIDATED}’.`,
    );
  }
  const scope = answer.headers.get("service-worker-allowed") ?? "/";
  if (URL.parse(scope, site.origin)?.pathname !== "/") {
    report.may(
      "worker-scope-too-narrow",
      `${PATH} is sent with ‘service-worker-allowed: ${scope}’, so browsers refuse it for the other pages, and nothing works without a network.`,
      `Don’t send that header with ${PATH}.`,
    );
  }
}
