import { useStoredState, type StoredState } from "@/ui/useStoredState.ts";
import { costsFrom, NOTHING_TYPED, type CostPlan } from "./costPlan.ts";

const NUMBERS = new Set(["cycles", "trips", "nights", "travellers", "embryos"]);
const PREFIX = "costs-";

/** Returns the stored plan of costs; it never leaves the browser. */
export function useCostPlan(): StoredState<CostPlan> {
  return useStoredState({ key: "plan-costs", empty: NOTHING_TYPED, read: costsFrom, typedBeforeHydration });
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Reads what was typed before hydration; null if untouched. */
function typedBeforeHydration(): CostPlan | null {
  const fields = [...document.querySelectorAll<Control>(`[name^='${PREFIX}']`)];
  const boxes = fields.filter(({ type }) => type === "checkbox");
  if (boxes.length === 0) return null;
  const values = fields
    .filter((field) => !boxes.includes(field))
    .map(({ name, value }) => {
      const key = name.slice(PREFIX.length);
      return [key, NUMBERS.has(key) ? (value === "" ? null : Number(value)) : value];
    });
  const wishes = boxes.flatMap((box) => ("checked" in box && box.checked ? box.value : []));
  const typed = costsFrom({ ...NOTHING_TYPED, ...Object.fromEntries(values), wishes });
  return typed === null || JSON.stringify(typed) === JSON.stringify(NOTHING_TYPED) ? null : typed;
}
