/** How far each woman of the example came, in order. */
const STAGES = ["started", "retrieval", "transfer", "test", "pregnancy"] as const;
export type Stage = (typeof STAGES)[number];

/** What a measure makes of one woman. */
export type Mark = "success" | "counted" | "left-out";

/** The furthest that each of the ten women came. An imagined example of the Danish clinic IVF-Syd. */
const TEN_WOMEN: readonly Stage[] = [
  ...(["pregnancy", "pregnancy", "pregnancy"] as const),
  "test",
  ...(["transfer", "transfer", "transfer"] as const),
  ...(["retrieval", "retrieval"] as const),
  "started",
];

const reached = (woman: Stage, stage: Stage) => STAGES.indexOf(woman) >= STAGES.indexOf(stage);

/** How many of the ten came as far as that. */
export function countAt(stage: Stage): number {
  return TEN_WOMEN.filter((woman) => reached(woman, stage)).length;
}

/** The ten women as a measure sees them, always in the same places. */
export function marksOf(success: Stage, outOf: Stage): Mark[] {
  return TEN_WOMEN.map((woman) => {
    if (!reached(woman, outOf)) return "left-out";
    return reached(woman, success) ? "success" : "counted";
  });
}

/** The rate of a measure, in whole percent. */
export function percentOf(success: Stage, outOf: Stage): number {
  return Math.round((100 * countAt(success)) / countAt(outOf));
}
