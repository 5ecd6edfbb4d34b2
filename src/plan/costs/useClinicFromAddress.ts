import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import type { StoredState } from "@/ui/useStoredState.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { isClinicId, type CostPlan } from "./costPlan.ts";
import type { ChosenClinic } from "./useChosenClinic.ts";

/** Chooses once, then clears the address so that another choice stays. A clinic's only country comes too. */
export function useClinicFromAddress(
  { value, change }: StoredState<CostPlan>,
  { clinic }: Pick<ChosenClinic, "clinic">,
): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const asked = params.get("clinic");
  useEffect(() => {
    if (!isHydrated) return;
    if (asked === null) {
      const [country = "", ...others] = clinic?.countries ?? [];
      const isOnly = others.length === 0 && COUNTRIES_WITH_RULES.includes(country);
      if (value.country === "" && isOnly) change({ country });
      return;
    }
    if (isClinicId(asked) && asked !== value.clinic) change({ clinic: asked, country: "" });
    void navigate("/plan/costs", { replace: true });
  });
}
