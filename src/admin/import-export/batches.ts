import type { FileRow } from "./csv.ts";

/** How many rows are checked by one call: a second's work at most where the machine is slow. */
const MOST_ROWS = 200;
/** In letters. */
const LARGEST = 250_000;

/** The rows in parts that one call takes. */
export function batchesOf(rows: FileRow[]): FileRow[][] {
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
