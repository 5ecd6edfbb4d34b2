import type { CityGroup } from "./cityGroups.ts";
import { boxOf, dotOf, overlap, type Box, type Label, type LetterSize } from "./labels.ts";

/** Where a name may stand in its country, the best place first: degrees east and north. */
const PLACES: Record<string, [east: number, north: number][]> = {
  Austria: [
    [14.4, 47.6],
    [15.6, 48.2],
    [13.3, 47.4],
  ],
  Belarus: [
    [26, 53.4],
    [24.8, 52.7],
  ],
  Belgium: [[4.6, 50.6]],
  Bulgaria: [[25.2, 42.7]],
  Croatia: [[16.4, 45.6]],
  Czechia: [
    [15.5, 49.75],
    [14.4, 49.3],
    [16.6, 49.7],
    [13.4, 49.6],
  ],
  Denmark: [[9.3, 56.1]],
  France: [
    [2.6, 47],
    [2.6, 49.2],
    [1, 45.5],
  ],
  Germany: [
    [10.4, 51.2],
    [12.2, 48.9],
    [12.9, 51.4],
    [11.6, 52.7],
    [13.2, 52.9],
  ],
  Greece: [[22, 39.5]],
  Hungary: [
    [19.3, 47.1],
    [20.6, 47.5],
  ],
  Ireland: [[-8, 53.2]],
  Italy: [
    [12, 43.4],
    [10.5, 45.2],
  ],
  Latvia: [[25.5, 56.9]],
  Lithuania: [
    [23.9, 55.3],
    [23.9, 54.4],
  ],
  Netherlands: [[5.6, 52.3]],
  Norway: [[8.8, 60.5]],
  Poland: [
    [19.3, 52.4],
    [17.6, 53.3],
    [20.9, 53.3],
    [18.2, 51.9],
    [16.6, 52.9],
  ],
  Portugal: [[-8, 39.6]],
  Romania: [[25, 45.9]],
  Serbia: [[20.8, 44]],
  Slovakia: [
    [19.5, 48.7],
    [20.6, 49],
    [18.6, 48.5],
  ],
  Slovenia: [[14.8, 46.1]],
  Spain: [[-3.8, 40]],
  Sweden: [
    [14.6, 57.6],
    [15.2, 60],
  ],
  Switzerland: [[8.2, 46.8]],
  Ukraine: [
    [25.6, 49.6],
    [24.6, 50.4],
    [24.2, 48.9],
  ],
  "United Kingdom": [
    [-1.6, 52.9],
    [-2.6, 54.6],
    [-3.4, 57],
    [-1.8, 51.4],
  ],
};

interface NameOnMap {
  name: string;
  x: number;
  y: number;
}

interface MapToName {
  width: number;
  height: number;
  place: (east: number, north: number) => { x: number; y: number };
}

export function countryNames(
  { width, height, place }: MapToName,
  groups: readonly CityGroup[],
  labels: readonly (Label | undefined)[],
  letters: LetterSize,
): NameOnMap[] {
  const taken = groups.flatMap((group, index) => {
    const label = labels[index];
    return label ? [dotOf(group), boxOf(group, label.side, label.lines, letters)] : [dotOf(group)];
  });
  return Object.entries(PLACES).flatMap(([name, places]) => {
    for (const [east, north] of places) {
      const { x, y } = place(east, north);
      const box = around(x, y, name.length * letters.wide, letters.high);
      const isOnMap = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      if (!isOnMap || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return [{ name, x, y }];
    }
    return [];
  });
}

const around = (x: number, y: number, wide: number, high: number): Box => ({
  left: x - wide / 2,
  top: y - high / 2,
  right: x + wide / 2,
  bottom: y + high / 2,
});
