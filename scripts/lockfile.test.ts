import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  version: string;
  integrity?: string;
}

const LOCKFILE: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);

/**
 * The Supabase CLI for systems that the lockfile was not made on: the registry it was made with
 * has them for other versions only. `npm view <package>@<version> dist.integrity` prints a hash
 * where it has them; put it into the lockfile and take the package off this list.
 */
const NOT_FOUND = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-arm64-musl", "linux-x64-musl"]
  .concat("windows-arm64", "windows-x64")
  .map((system) => `node_modules/@supabase/cli-${system}`);

test("every package of the lockfile has an integrity hash, but for seven that could not be found", () => {
  const packages = Object.entries(LOCKFILE.packages).filter(([path]) => path !== "");
  const withoutHash = packages.filter(([, { integrity }]) => !/^sha512-\S{88}$/.test(integrity ?? ""));
  expect(packages.length).toBeGreaterThan(300);
  expect(withoutHash.map(([path]) => path)).toEqual(NOT_FOUND);
});
