import { queryOptions } from "@tanstack/react-query";
import { BackendError } from "@/backend/errors.ts";
import { fetchWithTimeout } from "@/backend/fetchWithTimeout.ts";
import type { Catalogue } from "./catalogue.ts";

/** Fetches the list of files from the last build. @throws BackendError */
export function catalogueQuery() {
  return queryOptions({
    queryKey: ["open-data"],
    queryFn: ({ signal }) => fetchCatalogue(signal),
    refetchOnMount: false,
  });
}

async function fetchCatalogue(signal: AbortSignal): Promise<Catalogue> {
  const answer = await fetchWithTimeout("/data/index.json", { signal });
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok && isCatalogue(json)) return json;
  throw new BackendError("The files of the open data are not there", answer.status, json);
}

function isCatalogue(json: unknown): json is Catalogue {
  return typeof json === "object" && json !== null && "datasets" in json && Array.isArray(json.datasets);
}
