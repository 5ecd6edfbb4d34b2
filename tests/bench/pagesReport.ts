import type { Calibration } from "./calibration.ts";
import { markdown, writeResult, describeMachine } from "./report.ts";
import { describeSpread, judge, type Verdict } from "./spread.ts";

/** A figure with its goal; null where it is only reported. */
export interface Figure {
  what: string;
  measured: string;
  goal: string;
  met: Verdict | null;
}

export function figureInMs(what: string, rounds: number[], goalMs: number, calibration: Calibration): Figure {
  return {
    what,
    measured: `${describeSpread(rounds)} ms`,
    goal: `≤ ${goalMs} ms`,
    met: judge(rounds, { atMost: goalMs }, calibration.wobble),
  };
}

export function reportFigures(
  name: string,
  machine: ReturnType<typeof describeMachine>,
  figures: Figure[],
  calibration: Calibration,
): void {
  const loops: Figure = {
    what: "The machine itself: one loop between rounds",
    measured: calibration.describe(),
    goal: "reported",
    met: null,
  };
  const rows = [...figures, loops].map(({ what, measured, goal, met }) => [what, measured, goal, met ?? "–"]);
  console.log(markdown([["what", "measured", "goal", "met"], ...rows]));
  writeResult(name, { machine, figures: [...figures, loops] });
}

export function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}
