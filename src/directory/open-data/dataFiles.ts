import type { Json } from "@/backend/database.types.ts";
import { writeCsv } from "@/directory/csv/writeCsv.ts";
import type { Catalogue, DataLicence } from "./catalogue.ts";
import { DATASETS, type Dataset } from "./datasets.ts";
import type { DataRow } from "./readRows.ts";
import { dataSchema } from "./schema.ts";

export interface DataFile {
  path: string;
  text: string;
}

export interface DataSet {
  rows: Record<Dataset["name"], DataRow[]>;
  /** ISO 8601, in UTC. */
  madeAt: string;
  licence: DataLicence | null;
}

export function dataFiles(data: DataSet): { files: DataFile[]; catalogue: Catalogue } {
  const files = DATASETS.flatMap((dataset) => [
    { path: `/data/${dataset.name}.csv`, text: csvOf(dataset, data.rows[dataset.name]) },
    { path: `/data/${dataset.name}.json`, text: jsonOf(dataset, data) },
  ]);
  const catalogue: Catalogue = {
    dataset: "index",
    made_at: data.madeAt,
    licence: data.licence,
    datasets: DATASETS.map(({ name }) => ({
      name,
      rows: data.rows[name].length,
      csv_bytes: bytesOf(files, `/data/${name}.csv`),
      json_bytes: bytesOf(files, `/data/${name}.json`),
    })),
  };
  const schema = { path: "/data/schema.json", text: `${JSON.stringify(dataSchema(), null, 2)}\n` };
  const index = { path: "/data/index.json", text: `${JSON.stringify(catalogue, null, 2)}\n` };
  return { files: [...files, schema, index], catalogue };
}

const namesOf = ({ fields }: Dataset) => fields.map(({ name }) => name);

function csvOf(dataset: Dataset, rows: DataRow[]): string {
  const addresses = dataset.fields.filter(({ type }) => type === "address").map(({ name }) => name);
  const inCells = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(addresses.map((name) => [name, addressInCell(row[name])])),
  }));
  return writeCsv(namesOf(dataset), inCells);
}

/** Percent-encodes separators before formulas: an apostrophe would break the link. */
function addressInCell(address: Json | undefined): Json | undefined {
  if (typeof address !== "string") return address;
  return address.replaceAll(/[,;|](?='*[=+\-@])/g, encodeURIComponent);
}

/** One row per line, so that versions can be compared. */
function jsonOf(dataset: Dataset, { rows, madeAt, licence }: DataSet): string {
  const head = { $schema: "schema.json", dataset: dataset.name, made_at: madeAt, licence };
  const lines = rows[dataset.name].map((row) => JSON.stringify(row, namesOf(dataset)));
  return `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines.join(",\n")}\n]}\n`;
}

function bytesOf(files: DataFile[], path: string): number {
  const text = files.find((file) => file.path === path)?.text ?? "";
  return new TextEncoder().encode(text).length;
}
