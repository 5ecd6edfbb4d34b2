import { lazy, Suspense, useSyncExternalStore, type ComponentType } from "react";
import { logError } from "@/backend/errors.ts";
import { importChunk } from "@/ui/importChunk.ts";
import type { TrayProps } from "./Tray.tsx";
import { chosenClinics, NONE_CHOSEN, subscribeToChosen, type ChosenClinic } from "./chosenClinics.ts";

const Tray = lazy(async (): Promise<{ default: ComponentType<TrayProps> }> => {
  try {
    return await importChunk(() => import("./Tray.tsx"), "Loading the clinics you chose...");
  } catch (error) {
    logError(error);
    return { default: () => null };
  }
});

/** Where clinics are listed or shown; /compare itself has them on its page. */
const WITH_TRAY = /^\/($|clinic\/|regions\/|shortlist|find-your-clinic)/;

function useTray(pathname: string): readonly ChosenClinic[] {
  const chosen = useSyncExternalStore(subscribeToChosen, chosenClinics, () => NONE_CHOSEN);
  return WITH_TRAY.test(pathname) ? chosen : NONE_CHOSEN;
}

/** For the page's start, since the tray is the page's last part. */
export function SkipToTray({ pathname, className }: { pathname: string; className: string }) {
  if (useTray(pathname).length === 0) return null;
  return (
    <a href="#compare-tray" className={className}>
      Skip to the clinics to compare
    </a>
  );
}

/** Loads the tray with the first clinic that is chosen. */
export function TrayOnDemand({ pathname }: { pathname: string }) {
  const chosen = useTray(pathname);
  if (chosen.length === 0) return null;
  return (
    <Suspense>
      <Tray clinics={chosen} />
    </Suspense>
  );
}
