import type { projectionOf } from "@/ui/mapProjection.ts";
import { BORDERS } from "./borders.ts";

export function outlines({ place }: Pick<ReturnType<typeof projectionOf>, "place">): string {
  return BORDERS.map((steps) => `M${cornersOf(steps, place).join(" ")}Z`).join("");
}

function cornersOf(steps: string, place: ReturnType<typeof projectionOf>["place"]): string[] {
  const corners: string[] = [];
  let [east, north] = [0, 0];
  const numbers = steps.split(" ").map(Number);
  for (let index = 0; index < numbers.length; index += 2) {
    east += numbers[index] ?? 0;
    north += numbers[index + 1] ?? 0;
    const { x, y } = place(east / 100, north / 100);
    corners.push(`${x} ${y}`);
  }
  return corners;
}
