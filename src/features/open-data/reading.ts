import type { Json } from "@/backend/database.types.ts";
import { readAllPages } from "@/backend/allPages.ts";
import { BackendError } from "@/backend/errors.ts";
import { apiPath, type Dataset } from "./datasets.ts";

/** A row as the API answers with it. */
export type DataRow = Record<string, Json>;

/** Asks the API, as a visitor. */
export type Ask = (path: string) => Promise<Response>;

/** All rows of a dataset. @throws BackendError */
export function readRows(dataset: Dataset, ask: Ask): Promise<DataRow[]> {
  return readAllPages(async (from, to) => {
    const answer = await ask(`${apiPath(dataset)}&limit=${to - from + 1}&offset=${from}`);
    const rows: Json = await answer.json();
    if (answer.ok && Array.isArray(rows) && rows.every(isRow)) return rows;
    throw new BackendError(`The ${dataset.name} could not be read`, answer.status, rows);
  });
}

function isRow(json: Json): json is DataRow {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}
