import { TREATMENT_IDS } from "@/law/treatments.ts";
import { SelectField } from "@/ui/SelectField.tsx";
import { TREATMENT_NAMES } from "./formatCost.ts";
import type { StoredCosts } from "./useCostPlan.ts";

export function TreatmentChoice({ plan: { value: plan, change } }: { plan: StoredCosts }) {
  return (
    <SelectField
      label="Treatment"
      name="costs-treatment"
      autoComplete="off"
      value={plan.treatment}
      onChange={({ target }) =>
        change({ treatment: TREATMENT_IDS.find((each) => each === target.value) ?? plan.treatment })
      }
    >
      {TREATMENT_IDS.map((treatment) => (
        <option key={treatment} value={treatment}>
          {TREATMENT_NAMES[treatment]}
        </option>
      ))}
    </SelectField>
  );
}
