import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useHydrated } from "@/ui/useHydrated.ts";
import { routeOf } from "./routes.tsx";

/** Null in a build that never asks, which therefore ships no script for it. */
const Measuring = import.meta.env.ASKS_TO_MEASURE ? lazy(() => import("@/measuring/Measuring.tsx")) : null;

export function MeasuredVisit() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  return (
    Measuring &&
    isHydrated && (
      <Suspense fallback={null}>
        <Measuring page={routeOf(pathname)?.path ?? "*"} />
      </Suspense>
    )
  );
}
