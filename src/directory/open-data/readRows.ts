import type { Json } from "@/backend/database.types.ts";
import { BackendError } from "@/backend/errors.ts";
import { apiPath, type Dataset } from "./datasets.ts";

export type DataRow = Record<string, Json>;

export type FetchApi = (path: string) => Promise<Response>;

/** The API's own cap. */
const PAGE_SIZE = 1000;

/** Each page begins after the last id, so changes in between repeat or skip no row. @throws BackendError */
export async function readRows(dataset: Dataset, ask: FetchApi): Promise<DataRow[]> {
  const rows: DataRow[] = [];
  for (;;) {
    const last = rows.at(-1)?.["id"];
    const after = typeof last === "string" ? `&id=gt.${encodeURIComponent(last)}` : "";
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const page = await readPage(dataset, await ask(`${apiPath(dataset)}${after}&limit=${PAGE_SIZE}`));
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}

async function readPage(dataset: Dataset, answer: Response): Promise<DataRow[]> {
  const rows: Json = await answer.json();
  if (answer.ok && Array.isArray(rows) && rows.every(isRow))
    return rows.map((row) => withNumbers(dataset, row));
  throw new BackendError(`The ${dataset.name} could not be read`, answer.status, rows);
}

/** The embedded backend answers with texts for decimals. */
function withNumbers({ fields }: Dataset, row: DataRow): DataRow {
  const decimals = fields.filter(({ type }) => type === "number" || type === "degrees");
  const written = decimals.filter(({ name }) => typeof row[name] === "string");
  return { ...row, ...Object.fromEntries(written.map(({ name }) => [name, Number(row[name])])) };
}

function isRow(json: Json): json is DataRow {
  return typeof json === "object" && json !== null && !Array.isArray(json) && typeof json["id"] === "string";
}
