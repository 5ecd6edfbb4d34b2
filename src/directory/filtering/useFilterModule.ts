import { startTransition, useEffect, useState } from "react";
import { logError } from "@/backend/errors.ts";
import type { FilterModule } from "./FilterableList.tsx";
import { importChunk } from "@/ui/importChunk.ts";
import { showToast } from "@/ui/toast.ts";

let loaded: FilterModule | undefined;

async function load(): Promise<FilterModule> {
  loaded = await importChunk(() => import("./filterModule.tsx"), "Loading the search...");
  return loaded;
}

/** `use` is empty until the first use. Undefined until loaded; null after a failure, which is retried. */
export function useFilterModule(use: string): FilterModule | null | undefined {
  const [filterModule, setFilterModule] = useState<FilterModule | null | undefined>(loaded);
  const isLoaded = Boolean(filterModule);
  useEffect(() => {
    if (use === "" || isLoaded) return;
    load().then(
      (loadedModule) => startTransition(() => setFilterModule(loadedModule)),
      (error: unknown) => {
        setFilterModule(null);
        logError(error);
        showToast({ title: "The search couldn't be loaded. Please try again.", tone: "alarm" });
      },
    );
  }, [use, isLoaded]);
  return filterModule;
}
