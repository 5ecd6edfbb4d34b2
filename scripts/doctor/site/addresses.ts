import { FOREVER, MOVED } from "../../hosts/rules.ts";
import type { Report } from "../report.ts";
import { askSite, type Site } from "./site.ts";

const TODO =
  "Use the configuration that npm run build wrote for your host; for another host, follow scripts/hosts/rules.ts.";
const SHELL = '<div id="root"></div>';

export async function lookAtAddresses(site: Site, report: Report): Promise<void> {
  await lookAtUnknown(site, report);
  await lookAtNewer(site, report);
  await lookAtMoved(site, report);
  await lookAtCaching(site, report);
}

async function lookAtUnknown(site: Site, report: Report): Promise<void> {
  const answer = await askSite(site, "/no-such-page-of-the-doctor");
  if (answer?.status === 404) return;
  report.must(
    "unknown-path-not-404",
    `An address that leads nowhere is answered with status ${answer?.status ?? "none"} and not 404, so search engines take in pages that don’t exist.`,
    TODO,
  );
}

async function lookAtNewer(site: Site, report: Report): Promise<void> {
  for (const [path, what, code] of [
    ["/clinic/newer-than-the-build", "A clinic that is newer than the build", "new-clinic-not-found"],
    ["/blog/newer-than-the-build", "A post that is newer than the build", "new-post-not-found"],
    ["/admin/clinics", "The administration", "administration-not-found"],
  ] as const) {
    const answer = await askSite(site, path);
    if (answer?.status === 200) continue;
    const said = `${what} is answered with status ${answer?.status ?? "none"}`;
    if (answer?.text.includes(SHELL)) {
      report.may(
        code,
        `${said}, though with its page: people see it, but search engines pass it by until the next build.`,
        "Build after each new clinic or post, or rewrite these addresses to 200.html with status 200.",
      );
    } else report.must(code, `${said}, so nobody can open it.`, TODO);
  }
}

async function lookAtMoved(site: Site, report: Report): Promise<void> {
  const answer = await askSite(site, `${MOVED.from}poland`);
  const target = URL.parse(answer?.headers.get("location") ?? "", site.origin)?.pathname;
  if (answer && [301, 308].includes(answer.status) && target === `${MOVED.to}poland`) return;
  report.may(
    "former-address-lost",
    `${MOVED.from}poland doesn’t lead to ${MOVED.to}poland for good, so older links to a country’s page lead nowhere.`,
    TODO,
  );
}

async function lookAtCaching(site: Site, report: Report): Promise<void> {
  const longest = /max-age=(\d+)/.exec(site.home.headers.get("cache-control") ?? "")?.[1] ?? "0";
  if (Number(longest) > 3_600) {
    report.must(
      "pages-kept-too-long",
      `Browsers keep the home page for ${longest} seconds without asking again, so visitors read what is no longer true.`,
      TODO,
    );
  }
  const [script] = site.scripts.keys();
  const kept = script === undefined ? undefined : await askSite(site, script);
  if (kept && !kept.headers.get("cache-control")?.includes("immutable")) {
    report.may(
      "assets-not-kept",
      `Files below /assets/ are not sent with ‘cache-control: ${FOREVER}’, so each visit loads them again and our fonts may never be shown.`,
      TODO,
    );
  }
}
