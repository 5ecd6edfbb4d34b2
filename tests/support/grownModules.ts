import { readFileSync, writeFileSync } from "node:fs";
import { SITE_FOLDER } from "./server.ts";
import { MODULE_SIZES_FILE, type ModuleSizes } from "../../scripts/moduleSizes.ts";

const BUILT = `${SITE_FOLDER}/${MODULE_SIZES_FILE}`;
const LAST_SEEN = new URL("../e2e/app/budgets.modules.json", import.meta.url);
const SHOWN = 8;

type Sizes = Record<string, number>;

export function describeGrowth(before: Sizes, now: Sizes): string {
  const grown = Object.entries(now)
    .map(([name, bytes]) => ({ name, by: bytes - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, SHOWN);
  if (grown.length === 0) return "No module grew: something is loaded that was not before.";
  return grown.map(({ name, by }) => `+${by} bytes ${name}`).join("\n");
}

export function readSizesOf(scripts?: string[]): Sizes {
  const chunks = JSON.parse(readFileSync(BUILT, "utf8")) as ModuleSizes;
  const sizes: Sizes = {};
  for (const [file, modules] of Object.entries(chunks)) {
    if (scripts && !scripts.some((url) => url.endsWith(file))) continue;
    for (const [name, bytes] of Object.entries(modules)) sizes[name] = (sizes[name] ?? 0) + bytes;
  }
  return sizes;
}

export function readLastSizes(): Sizes {
  return JSON.parse(readFileSync(LAST_SEEN, "utf8")) as Sizes;
}

export function rememberSizes(): void {
  const sorted = Object.entries(readSizesOf()).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(LAST_SEEN, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
