import { ask, reasonOf, type Answer } from "../ask.ts";
import type { Report } from "../report.ts";
import { readScripts } from "./scripts.ts";

export interface Site {
  origin: string;
  home: Answer;
  /** By address. */
  scripts: Map<string, string>;
}

/** Every page has it, prerendered or not. */
const MARK = '<div id="root"';

/** Undefined, with a word in the report, where it is none. */
export async function readSite(address: string, report: Report): Promise<Site | undefined> {
  const { origin } = new URL(address);
  let home: Answer;
  try {
    home = await ask(origin);
  } catch (error) {
    report.couldNot(
      "the site",
      `Nobody answers at ${origin}: ${reasonOf(error)}. Run this again once it is published.`,
    );
    return undefined;
  }
  if (home.status >= 300 && home.status < 400) {
    report.must(
      "site-moved",
      `${origin} leads to ${home.headers.get("location") ?? "another address"}, so the address that search engines and shared links are told is not the site’s own.`,
      "Set VITE_SITE_URL to the address where the site stays, and build again.",
    );
    return undefined;
  }
  if (home.status !== 200 || !home.text.includes(MARK)) {
    report.must(
      "site-not-served",
      `${origin} answers with status ${home.status} and not with this site, so visitors find something else there.`,
      "Publish what npm run build wrote, as docs/deploying.md says.",
    );
    return undefined;
  }
  return { origin, home, scripts: await readScripts(origin, home.text, report) };
}

/** Undefined where nobody answers. */
export async function askSite({ origin }: Site, path: string): Promise<Answer | undefined> {
  try {
    return await ask(new URL(path, origin));
  } catch {
    return undefined;
  }
}
