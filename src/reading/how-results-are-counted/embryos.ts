import { countAt } from "./tenWomen.ts";

/** Ours: the example doesn't say how many embryos each transfer had. Three women had two at once. */
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

export function embryoCount(): number {
  return EMBRYOS.reduce((sum, many) => sum + many, 0);
}
