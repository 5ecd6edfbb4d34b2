const ENOUGH = 176;
const MOST = 420;
const GAP = 12;

export interface AvailableSpace {
  isAbove: boolean;
  height: number;
}

/** Returns where a list fits beside its field, outside the on-screen keyboard. */
export function availableSpace(field: Element): AvailableSpace {
  const { top, bottom } = field.getBoundingClientRect();
  const view = window.visualViewport;
  const start = view?.offsetTop ?? 0;
  const above = top - start - GAP;
  const below = start + (view?.height ?? window.innerHeight) - bottom - GAP;
  const isAbove = below < ENOUGH && above > below;
  // A list without height would be out of reach, so the page scrolls instead.
  return { isAbove, height: Math.min(Math.max(isAbove ? above : below, ENOUGH), MOST) };
}
