import { securityHeaders } from "../../securityHeaders.ts";
import type { Answer } from "../ask.ts";
import type { Report } from "../report.ts";
import { askSite, type Site } from "./site.ts";

const TODO =
  "Send the headers that npm run build wrote: dist/_headers, and the configurations in dist-hosts/.";
const POLICY = "Content-Security-Policy";
/** Each would let a page run what somebody smuggled into it. */
const UNSAFE = new Set(["'unsafe-inline'", "'unsafe-eval'", "*", "https:", "http:", "data:", "blob:"]);

/** @param backend that the policy has to let pages reach */
export async function lookAtHeaders(site: Site, backend: string | undefined, report: Report): Promise<void> {
  const [script] = site.scripts.keys();
  const paths = ["/no-such-page-of-the-doctor", ...(script === undefined ? [] : [script])];
  const answers: [string, Answer][] = [["/", site.home]];
  for (const path of paths) {
    const answer = await askSite(site, path);
    if (answer) answers.push([path, answer]);
  }
  const isElsewhere = backend !== undefined && new URL(backend).origin !== site.origin;
  for (const [name, value] of Object.entries(securityHeaders(isElsewhere ? [backend] : []))) {
    const without = answers.filter(([, { headers }]) => headers.get(name) === null).map(([path]) => path);
    if (without.length > 0) {
      report.must(
        "security-header-missing",
        `${name} is not sent with ${without.join(" and ")}, so browsers don’t protect visitors as they could.`,
        TODO,
      );
      continue;
    }
    const sent = site.home.headers.get(name) ?? "";
    if (name === POLICY) lookAtPolicy(value, sent, report);
    else if (sent.toLowerCase() !== value.toLowerCase()) {
      report.may(
        "security-header-differs",
        `${name} is ‘${sent}’ where this version sends ‘${value}’, so it may protect visitors less.`,
        TODO,
      );
    }
  }
}

function lookAtPolicy(expected: string, sent: string, report: Report): void {
  const [ours, theirs] = [directivesOf(expected), directivesOf(sent)];
  const missing = [...ours.keys()].filter((name) => !theirs.has(name));
  const scripts = theirs.get("script-src") ?? theirs.get("default-src") ?? ["*"];
  const unsafe = scripts.filter((source) => UNSAFE.has(source));
  if (missing.length > 0 || unsafe.length > 0) {
    const lacks = missing.length > 0 ? `lacks ${missing.join(", ")}` : `lets scripts be ${unsafe.join(", ")}`;
    report.must("policy-too-wide", `${POLICY} ${lacks}, so a hole in a page could be used.`, TODO);
  }
  const refused = (ours.get("script-src") ?? []).filter(
    (source) => source.startsWith("'sha256-") && !scripts.includes(source),
  );
  if (refused.length > 0) {
    report.must(
      "policy-blocks-scripts",
      `${POLICY} lacks ${refused.join(" and ")}, the scripts inside this version’s pages, so pages can be read but not used.`,
      TODO,
    );
  }
  const blocked = (ours.get("connect-src") ?? []).filter(
    (source) => theirs.has("connect-src") && !theirs.get("connect-src")?.includes(source),
  );
  if (blocked.length > 0) {
    report.must(
      "policy-blocks-backend",
      `${POLICY} doesn’t let pages reach ${blocked.join(" and ")}, so nobody can vote or sign in.`,
      TODO,
    );
  }
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
}
