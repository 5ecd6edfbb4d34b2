import { afterNextPaint } from "./nextPaint.ts";

/** How links go back. Navigation renders in one step, so the press shows first. */
export const backNavigation = { run: afterNextPaint };
