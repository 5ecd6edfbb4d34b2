import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildIfChanged } from "./buildIfChanged.ts";
import { sourcesHash } from "./sources.ts";

function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("the site is built once, and again only after something changed or another build was there", async () => {
  const folder = join(someFolder(), "dist");
  let built = 0;
  const build = async () => {
    built += 1;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(join(folder, "404.html"), "");
  };
  expect(await buildIfChanged(folder, "one", build)).toBe(true);
  expect(await buildIfChanged(folder, "one", build)).toBe(false);
  expect(await buildIfChanged(folder, "two", build)).toBe(true);
  expect(built).toBe(2);
  await build();
  expect(await buildIfChanged(folder, "two", build)).toBe(true);
  rmSync(join(folder, "404.html"));
  expect(await buildIfChanged(folder, "two", build)).toBe(true);
  expect(await buildIfChanged(folder, null, build)).toBe(true);
});

const fail = () => Promise.reject(new Error("no disk"));

test("a build that failed is tried again at the next start", async () => {
  const folder = someFolder();
  await expect(buildIfChanged(folder, "one", fail)).rejects.toThrow("no disk");
  await expect(buildIfChanged(folder, "one", fail)).rejects.toThrow("no disk");
});

test("the hash of the sources follows each source, the settings and the month, and no test", () => {
  const folder = someFolder();
  for (const name of ["index.html", "src/app", "public/maps", "scripts", "vite.config.ts"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  const now = new Date("2026-11-26T12:00:00Z");
  const hashes = [sourcesHash(now, folder)];
  writeFileSync(join(folder, "src/app/new.test.ts"), "");
  expect(sourcesHash(new Date("2026-11-01T00:00:00Z"), folder)).toBe(hashes[0]);
  hashes.push(sourcesHash(new Date("2026-12-01T00:00:00Z"), folder));
  for (const name of [
    "src/app/new.ts",
    "public/maps/new.svg",
    "scripts/new.ts",
    "index.html",
    ".env.local",
  ]) {
    writeFileSync(join(folder, name), "VITE_OPERATOR=Somebody");
    hashes.push(sourcesHash(now, folder));
  }
  expect(new Set(hashes).size).toBe(hashes.length);
});
