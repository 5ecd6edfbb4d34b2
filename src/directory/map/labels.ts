import type { CityGroup } from "./cityGroups.ts";

export type Side = "right" | "left" | "above" | "below";

export interface Label {
  side: Side;
  lines: string[];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** In pixels: readers may enlarge or space letters. */
export interface LetterSize {
  wide: number;
  high: number;
}

const GAP = 3;
const APART = 4;

/** Places each label where it covers nothing, or else its first line, or nothing; big dots choose first. */
export function labelsOf(
  groups: readonly CityGroup[],
  lines: readonly string[][],
  { width, height }: { width: number; height: number },
  letters: LetterSize,
): (Label | undefined)[] {
  const taken = groups.map(dotOf);
  return groups.map((group, index) => {
    const all = lines[index] ?? [];
    const label = [all, all.slice(0, 1)].flatMap(onEachSide).find(({ side, lines: those }) => {
      const box = boxOf(group, side, those, letters);
      const isOnMap = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      return isOnMap && !taken.some((other) => other !== taken[index] && overlap(wider(box), other));
    });
    if (label) taken.push(boxOf(group, label.side, label.lines, letters));
    return label;
  });
}

const SIDES: Side[] = ["right", "left", "below", "above"];

const onEachSide = (lines: string[]): Label[] => SIDES.map((side) => ({ side, lines }));

export function dotOf({ x, y, radius }: CityGroup): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

export function boxOf(
  { x, y, radius }: CityGroup,
  side: Side,
  lines: readonly string[],
  letters: LetterSize,
): Box {
  const wide = letters.wide * Math.max(...lines.map(({ length }) => length));
  const high = letters.high * lines.length;
  const away = radius + GAP;
  const left = side === "right" ? x + away : side === "left" ? x - away - wide : x - wide / 2;
  const top = side === "below" ? y + away : side === "above" ? y - away - high : y - high / 2;
  return { left, top, right: left + wide, bottom: top + high };
}

const wider = ({ left, top, right, bottom }: Box): Box => ({
  left: left - APART,
  top: top - APART,
  right: right + APART,
  bottom: bottom + APART,
});

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
