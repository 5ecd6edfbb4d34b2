import { readFileSync } from "node:fs";
import type { Sequence } from "./catalogue.ts";
import type { Migration } from "./migrationHistory.ts";

const PRODUCT = "ivf-clinic-directory";
const FORMAT = 1;

export const MANIFEST = "manifest.json";

export interface TableInBackup {
  schema: string;
  name: string;
  columns: string[];
  rows: number;
  /** Of its rows in any order, from `RowsHash`. */
  sha256: string;
}

interface PictureInBackup {
  name: string;
  sha256: string;
}

/** The last file of the archive, so one that was cut off has none. */
export interface Manifest {
  product: string;
  format: number;
  version: string;
  createdAt: string;
  kind: "embedded" | "postgres";
  migrations: Migration[];
  tables: TableInBackup[];
  sequences: Sequence[];
  /** So that they are not loaded again. */
  seeds: { path: string; hash: string }[];
  pictures: PictureInBackup[];
  /** Listed in the database, but their files were not there. */
  missingPictures: string[];
  votes: { stored: number; counted: number };
}

export function newManifest(kind: Manifest["kind"]): Manifest {
  const packageJson = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  return {
    product: PRODUCT,
    format: FORMAT,
    version: packageJson.version,
    createdAt: new Date().toISOString(),
    kind,
    migrations: [],
    tables: [],
    sequences: [],
    seeds: [],
    pictures: [],
    missingPictures: [],
    votes: { stored: 0, counted: 0 },
  };
}

/** Null when it is one of ours. */
export function faultOfManifest(manifest: Partial<Manifest> | null): string | null {
  if (manifest?.product !== PRODUCT) return "it is no backup of this product";
  if (manifest.format !== FORMAT) {
    return `version ${manifest.version} of the product wrote it in a form that this version does not read`;
  }
  return null;
}
