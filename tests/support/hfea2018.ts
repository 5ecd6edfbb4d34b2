import { readFileSync } from "node:fs";

// HFEA's table of 2018: births/cycles started/egg collections/embryo transfers of each age band.
const FILE = new URL("./hfea2018.txt", import.meta.url);

export const HFEA_TABLE = readFileSync(FILE, "utf8");

export interface Counted {
  number: string;
  name: string;
  ages: [from: number | null, to: number | null];
  births: number;
  started_cycle: number;
  retrieval: number;
  transfer: number;
}

const AGES: Counted["ages"][] = [
  [null, 34],
  [35, 37],
  [38, 39],
  [40, 42],
  [43, 44],
];

export function hfeaCounts(): Counted[] {
  const rows = HFEA_TABLE.trim().split("\n").slice(2);
  return rows.flatMap((row) => {
    const [, number = "", name = "", , , ...bands] = row.split("|").map((cell) => cell.trim());
    return AGES.flatMap((ages, index) => {
      const [births, started_cycle, retrieval, transfer] = (bands[index] ?? "").split("/").map(Number);
      if (!retrieval || !transfer || !started_cycle || births === undefined) return [];
      return [{ number, name, ages, births, started_cycle, retrieval, transfer }];
    });
  });
}
