export interface Size {
  width: number;
  height: number;
}

// A few bytes can claim a size that fills a reader's memory.
const LONGEST_SIDE = 12_000;
const MOST_PIXELS = 40_000_000;

export function isShowable<Known extends Size>(size: Known | null): size is Known {
  if (size === null || size.width * size.height > MOST_PIXELS) return false;
  return [size.width, size.height].every((side) => side >= 1 && side <= LONGEST_SIDE);
}
