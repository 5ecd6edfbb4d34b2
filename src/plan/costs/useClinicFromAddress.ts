import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { StoredState } from "@/ui/useStoredState.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { isClinicId, type CostPlan } from "./costPlan.ts";

/** Chooses the clinic of `?clinic=<id>` once, then clears the address so that another choice stays. */
export function useClinicFromAddress({ value, change }: StoredState<CostPlan>): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const asked = params.get("clinic");
  useEffect(() => {
    if (!isHydrated || asked === null) return;
    if (isClinicId(asked) && asked !== value.clinic) change({ clinic: asked, country: "" });
    void navigate("/plan/costs", { replace: true, preventScrollReset: true });
  });
}
