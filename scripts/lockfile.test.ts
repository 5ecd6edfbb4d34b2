import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  version: string;
  integrity?: string;
}

const LOCKFILE: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);

test("every package of the lockfile has an integrity hash", () => {
  const packages = Object.entries(LOCKFILE.packages).filter(([path]) => path !== "");
  const withoutHash = packages.filter(([, { integrity }]) => !/^sha512-\S{88}$/.test(integrity ?? ""));
  expect(packages.length).toBeGreaterThan(300);
  expect(withoutHash.map(([path]) => path)).toEqual([]);
});
