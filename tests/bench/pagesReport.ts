import { markdown, writeResult, describeMachine } from "./report.ts";

/** A figure with its goal; null where it is only reported. */
export interface Figure {
  what: string;
  measured: string;
  goal: string;
  met: boolean | null;
}

export function reportFigures(
  name: string,
  machine: ReturnType<typeof describeMachine>,
  figures: Figure[],
): void {
  const rows = figures.map(({ what, measured, goal, met }) => [what, measured, goal, describe(met)]);
  console.log(markdown([["what", "measured", "goal", "met"], ...rows]));
  writeResult(name, { machine, figures });
}

function describe(met: boolean | null): string {
  if (met === null) return "–";
  return met ? "yes" : "no";
}

export function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}
