import { lazy, Suspense, type ComponentType } from "react";
import { readValue } from "@/storage/storage.ts";
import type { MayTreatMeProps } from "./MayTreatMe.tsx";

const MayTreatMe = lazy(load);

async function load(): Promise<{ default: ComponentType<MayTreatMeProps> }> {
  try {
    return await import("./MayTreatMe.tsx");
  } catch {
    // The other filters work without the laws.
    return { default: () => null };
  }
}

export function LazyMayTreatMe(props: MayTreatMeProps) {
  if (readValue("plan-answers") === null) return null;
  return (
    <Suspense>
      <MayTreatMe {...props} />
    </Suspense>
  );
}
