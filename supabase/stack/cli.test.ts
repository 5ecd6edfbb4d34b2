import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOption } from "./cli.ts";

test("each version of the CLI that npm installs somewhere is given the address by an option that it has", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { version: string }>;
  };
  const locked = Object.entries(packages).filter(([name]) => name.includes("/@supabase/cli-"));
  expect(new Set(locked.map(([, { version }]) => version))).toEqual(new Set(["3.1.0", "2.117.0"]));
  expect(addressOption("3.1.0\n", "postgresql://x")).toBe("--remote=postgresql://x");
  expect(addressOption("2.117.0\n", "postgresql://x")).toBe("--db-url=postgresql://x");
});
