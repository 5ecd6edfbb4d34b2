import { lazy, Suspense, type ComponentType } from "react";
import { logError } from "@/backend/errors.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { useChosen } from "./chosenClinics.ts";
import type { TrayProps } from "./Tray.tsx";

const load = () => import("./Tray.tsx");

const Tray = lazy(async (): Promise<{ default: ComponentType<TrayProps> }> => {
  try {
    return await importChunk(load, "Loading the clinics you chose...");
  } catch (error) {
    logError(error);
    return { default: () => null };
  }
});

export function TrayOnDemand() {
  const chosen = useChosen();
  if (chosen.length === 0) return null;
  return (
    <Suspense>
      <Tray clinics={chosen} />
    </Suspense>
  );
}
