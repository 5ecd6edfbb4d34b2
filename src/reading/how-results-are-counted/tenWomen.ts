const STAGES = ["started", "retrieval", "transfer", "test", "pregnancy"] as const;
export type Stage = (typeof STAGES)[number];

export type Mark = "success" | "counted" | "left-out";

/** The furthest stage that each woman reached. An imagined example from the Danish clinic IVF-Syd. */
const TEN_WOMEN: readonly Stage[] = [
  ...(["pregnancy", "pregnancy", "pregnancy"] as const),
  "test",
  ...(["transfer", "transfer", "transfer"] as const),
  ...(["retrieval", "retrieval"] as const),
  "started",
];

const reached = (woman: Stage, stage: Stage) => STAGES.indexOf(woman) >= STAGES.indexOf(stage);

export function countAt(stage: Stage): number {
  return TEN_WOMEN.filter((woman) => reached(woman, stage)).length;
}

export function marksFor(success: Stage, outOf: Stage): Mark[] {
  return TEN_WOMEN.map((woman) => {
    if (!reached(woman, outOf)) return "left-out";
    return reached(woman, success) ? "success" : "counted";
  });
}

export function percentOf(success: Stage, outOf: Stage): number {
  return Math.round((100 * countAt(success)) / countAt(outOf));
}
