/** Three options and a heading. */
const ENOUGH = 176;
const MOST = 420;
const GAP = 12;

export interface AvailableSpace {
  isAbove: boolean;
  /** In px. */
  height: number;
}

/** Where a list fits beside its field, in the part of the page that no keyboard covers. */
export function availableSpace(field: Element): AvailableSpace {
  const { top, bottom } = field.getBoundingClientRect();
  const view = window.visualViewport;
  const start = view?.offsetTop ?? 0;
  const above = top - start - GAP;
  const below = start + (view?.height ?? window.innerHeight) - bottom - GAP;
  const isAbove = below < ENOUGH && above > below;
  // A list of no height could not be reached at all: then the page has to be scrolled.
  return { isAbove, height: Math.min(Math.max(isAbove ? above : below, ENOUGH), MOST) };
}
