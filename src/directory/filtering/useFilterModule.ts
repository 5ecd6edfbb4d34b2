import { startTransition, useCallback, useEffect, useState } from "react";
import { logError } from "@/backend/errors.ts";
import type { FilterModule } from "./FilterableList.tsx";
import type { FetchAhead } from "@/ui/fetchAhead.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { showToast } from "@/ui/toast.ts";

let loaded: FilterModule | undefined;

const fetchModule = () => import("./filterModule.tsx");

async function load(): Promise<FilterModule> {
  loaded = await importChunk(fetchModule, "Loading the search...");
  return loaded;
}

globalThis.addEventListener?.("fetchahead", ({ detail }: FetchAhead) => void detail(fetchModule));

/** `use` is empty until the first use. Undefined until loaded; null after a failure, until another use or `retry`. */
export function useFilterModule(use: string): [FilterModule | null | undefined, retry: () => void] {
  const [filterModule, setFilterModule] = useState<FilterModule | null | undefined>(loaded);
  const isLoaded = Boolean(filterModule);
  const loadNow = useCallback(() => {
    load().then(
      (loadedModule) => startTransition(() => setFilterModule(loadedModule)),
      (error: unknown) => {
        setFilterModule(null);
        logError(error);
        showToast({ title: "The search couldn't be loaded. Please try again.", tone: "alarm" });
      },
    );
  }, []);
  useEffect(() => {
    if (use !== "" && !isLoaded) loadNow();
  }, [use, isLoaded, loadNow]);
  return [filterModule, loadNow];
}
