import { Suspense } from "react";
import { lazyPart } from "@/ui/lazyPart.ts";
import { useChosen } from "./chosenClinics.ts";

const Tray = lazyPart(() => import("./Tray.tsx"), "Loading the clinics you chose...");

export function TrayOnDemand() {
  const chosen = useChosen();
  if (chosen.length === 0) return null;
  return (
    <Suspense>
      <Tray clinics={chosen} />
    </Suspense>
  );
}
