export interface Offset {
  x: number;
  y: number;
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const STEP_PX = 24;

const STEPS: Record<string, Offset> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};

/** Returns how far an arrow key moves the baby, in pixels; undefined for other keys. */
export function keyboardStep(key: string): Offset | undefined {
  return STEPS[key];
}

/** Returns as much of a step as keeps what is carried in sight. */
export function stepWithin(step: Offset, carried: Box, box: Box): Offset {
  return {
    x: Math.min(Math.max(step.x, box.left - carried.left), box.right - carried.right),
    y: Math.min(Math.max(step.y, box.top - carried.top), box.bottom - carried.bottom),
  };
}

export function isCentreInside(carried: Box, target: Box): boolean {
  const x = (carried.left + carried.right) / 2;
  const y = (carried.top + carried.bottom) / 2;
  return x >= target.left && x <= target.right && y >= target.top && y <= target.bottom;
}
