import { commandOf, familyOf, ownMegabytesOf } from "../../support/database/processes.ts";
import { median } from "../report.ts";

const PARTS: [part: string, command: RegExp][] = [
  ["Postgres", /\/postgres |^postgres: /],
  ["PostgREST", /\/postgrest /],
  ["Auth", /authServer\.ts/],
  ["gateway", /serveStack\.ts/],
];

export type Sample = Record<string, number>;

/** What each part holds for itself, without the database's cache. */
export function sampleMemory(root: number): Sample {
  const sample: Sample = {};
  for (const { pid } of familyOf(root)) {
    const command = commandOf(pid);
    const part = PARTS.find(([, pattern]) => pattern.test(command))?.[0];
    if (part) sample[part] = (sample[part] ?? 0) + ownMegabytesOf(pid);
  }
  return sample;
}

/** The last quarter may hold a quarter more than the second, or 32 MB. */
const MOST_MORE = 1.25;
const ALWAYS_MORE_MB = 32;

export interface Grown {
  part: string;
  /** In MB. */
  early: number;
  late: number;
  isFlat: boolean;
}

export function growth(samples: Sample[]): Grown[] {
  const quarter = Math.floor(samples.length / 4);
  const [second, last] = [samples.slice(quarter, 2 * quarter), samples.slice(3 * quarter)];
  const parts = new Set(samples.flatMap((sample) => Object.keys(sample)));
  return [...parts].map((part) => {
    const of = (some: Sample[]) => median(some.map((sample) => sample[part] ?? 0));
    const [early, late] = [of(second), of(last)];
    return { part, early, late, isFlat: late <= Math.max(early * MOST_MORE, early + ALWAYS_MORE_MB) };
  });
}
