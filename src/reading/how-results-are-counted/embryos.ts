import { countAt } from "./tenWomen.ts";

/**
 * How many embryos each of the women with a transfer had transferred, in their order: one or, as for
 * three of them, two at once. Ours: the example of the ten women doesn't say.
 */
export const EMBRYOS: readonly number[] = [1, 2, 1, 2, 1, 1, 2];

/** The embryos of each transfer: whether one of them led to a pregnancy. Twins count as one pregnancy. */
export function embryoMarks(): ("success" | "counted")[][] {
  return EMBRYOS.map((many, woman) =>
    Array.from({ length: many }, (_, embryo) =>
      embryo === 0 && woman < countAt("pregnancy") ? "success" : "counted",
    ),
  );
}

/** Pregnancies per embryo transferred, in whole percent. */
export function percentPerEmbryo(): number {
  return Math.round((100 * countAt("pregnancy")) / embryoCount());
}

/** All embryos transferred. */
export function embryoCount(): number {
  return EMBRYOS.reduce((sum, many) => sum + many, 0);
}
