import { fetchWithTimeout } from "@/backend/fetchWithTimeout.ts";
import { settings } from "@/backend/settings.ts";
import { DATASETS } from "./datasets.ts";
import { dataFiles, type DataSet } from "./dataFiles.ts";
import { readRows } from "./readRows.ts";

// Not in `api.ts`: only the build makes files.

let files: ReturnType<typeof makeOpenData> | undefined;

/** Builds the files once, since the page and the files must agree. @throws BackendError */
export function buildOpenData(): ReturnType<typeof makeOpenData> {
  return (files ??= makeOpenData());
}

async function makeOpenData() {
  const madeAt = new Date().toISOString();
  const all = await Promise.all(DATASETS.map(async (set) => [set.name, await readRows(set, ask)] as const));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of every name of a dataset
  const rows = Object.fromEntries(all) as DataSet["rows"];
  return dataFiles({ rows, madeAt, licence: settings.dataLicence ?? null });
}

function ask(path: string): Promise<Response> {
  return fetchWithTimeout(`${settings.supabaseUrl}${path}`, { headers: { apikey: settings.publishableKey } });
}
