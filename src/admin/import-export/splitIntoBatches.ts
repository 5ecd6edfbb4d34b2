import type { FileRow } from "./csv.ts";

const MOST_ROWS = 200;
const LARGEST = 250_000;

export function splitIntoBatches(rows: FileRow[]): FileRow[][] {
  const batches: FileRow[][] = [];
  let size = 0;
  for (const row of rows) {
    const length = JSON.stringify(row.cells).length;
    const batch = batches.at(-1);
    if (!batch || batch.length >= MOST_ROWS || size + length > LARGEST) {
      batches.push([row]);
      size = length;
    } else {
      batch.push(row);
      size += length;
    }
  }
  return batches;
}
