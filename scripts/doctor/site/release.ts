import packageJson from "../../../package.json" with { type: "json" };
import type { Report } from "../report.ts";
import type { Site } from "./site.ts";

/** As index.html has it. */
const RELEASE = /<meta name="release" content="([^"]*)"/;

export function lookAtRelease({ home }: Site, report: Report): void {
  const release = RELEASE.exec(home.text)?.[1];
  if (release === packageJson.version) return;
  const published = release === undefined ? "of a version that it doesn’t name" : `version ${release}`;
  report.must(
    "site-of-another-version",
    `The published site is ${published}, and this is version ${packageJson.version}, so visitors don’t have what was released.`,
    "Build and publish this version, or run the doctor of the published one.",
  );
}
