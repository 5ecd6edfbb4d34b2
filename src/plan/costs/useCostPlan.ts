import { needsDonorSperm, type TypedAnswers } from "@/law/answers.ts";
import type { AnswersState } from "@/law/useAnswers.ts";
import { readValue } from "@/storage/storage.ts";
import { useStoredState, type StoredState } from "@/ui/useStoredState.ts";
import { withChoices } from "./choices.ts";
import { costsFrom, NOTHING_TYPED, withAnswers, type CostPlan } from "./costPlan.ts";
import { useChosenClinic } from "./useChosenClinic.ts";

const NUMBERS = new Set(["cycles", "trips", "nights", "travellers", "embryos"]);
const PREFIX = "costs-";

export interface StoredCosts extends StoredState<CostPlan> {
  /** Whether nothing was entered here; the treatment is one of the answers of all pages. */
  isEmpty: boolean;
  isDonorSpermSure: boolean;
}

/** Returns the stored plan of costs, with the treatment and sperm of the record; it never leaves the browser. */
export function useCostPlan(answers: AnswersState): StoredCosts {
  const stored = useStoredState({
    key: "plan-costs",
    empty: NOTHING_TYPED,
    read: costsFrom,
    typedBeforeHydration,
  });
  const { clinic } = useChosenClinic(stored.value);
  const value = withAnswers(stored.value, answers.typed, clinic?.countries);
  return {
    ...stored,
    value,
    change: ({ treatment, ...some }) => {
      const usesDonorSperm = some.wishes?.includes("donor-sperm");
      const isToggled =
        usesDonorSperm !== undefined && usesDonorSperm !== value.wishes.includes("donor-sperm");
      if (treatment !== undefined || isToggled)
        answers.change({
          ...(treatment !== undefined && { treatment }),
          ...(isToggled && { sperm: usesDonorSperm ? "donor" : "partner" }),
        });
      if (Object.keys(some).length > 0) stored.change(withChoices(stored.value, value, some));
    },
    isStored: stored.isStored && answers.isStored,
    isEmpty: stored.value === NOTHING_TYPED,
    isDonorSpermSure: needsDonorSperm(answers.typed.partner),
  };
}

/** Reads what of the answers was chosen before hydration; null for what was prerendered. */
export function answersSoFar(): Partial<TypedAnswers> | null {
  const chosen = document.querySelector<HTMLSelectElement>(`[name='${PREFIX}treatment']`)?.value;
  const treatment = costsFrom({ ...NOTHING_TYPED, treatment: chosen })?.treatment;
  const isOther = treatment !== undefined && treatment !== NOTHING_TYPED.treatment;
  const usesDonorSperm =
    document.querySelector(`[name='${PREFIX}wishes'][value=donor-sperm]:checked`) !== null;
  if (!isOther && !usesDonorSperm) return null;
  return { ...(isOther && { treatment }), ...(usesDonorSperm && { sperm: "donor" }) };
}

type Control = HTMLInputElement | HTMLSelectElement;

function typedBeforeHydration(): CostPlan | null {
  const fields = [...document.querySelectorAll<Control>(`[name^='${PREFIX}']`)];
  const boxes = fields.filter(({ type }) => type === "checkbox");
  if (boxes.length === 0) return null;
  const entered = fields
    .filter((field) => !boxes.includes(field))
    .map(({ name, value }): [string, unknown] => {
      const key = name.slice(PREFIX.length);
      return [key, NUMBERS.has(key) ? (value === "" ? null : Number(value)) : value];
    });
  const wishes = boxes.flatMap((box) =>
    "checked" in box && box.checked && box.value !== "donor-sperm" ? box.value : [],
  );
  const before: Record<string, unknown> = { ...NOTHING_TYPED };
  const changed = [...entered, ["wishes", wishes] as const].filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  );
  if (changed.length === 0) return null;
  const stored = costsFrom(readValue("plan-costs")) ?? NOTHING_TYPED;
  const entries: Partial<CostPlan> = Object.fromEntries(changed);
  return costsFrom({ ...stored, ...withChoices(stored, NOTHING_TYPED, entries) });
}
