import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";

/** Returns the font sanitiser's complaints about our fonts; undefined where it isn't installed. */
export function sanitiserComplaints(): string[] | undefined {
  if (spawnSync("ots-sanitize", ["--version"]).error) return undefined;
  return globSync("src/app/fonts/*.woff2").flatMap((file) => {
    const { status, stdout, stderr } = spawnSync("ots-sanitize", [file, "/dev/null"], { encoding: "utf8" });
    const isSilent = status === 0 && !/WARNING|ERROR/.test(stdout + stderr);
    return isSilent ? [] : [`${file}: ${stdout}${stderr}`];
  });
}
