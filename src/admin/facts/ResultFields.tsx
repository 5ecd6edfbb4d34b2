import { ChoiceField } from "@/admin/fields/ChoiceField.tsx";
import { TextField } from "@/admin/fields/TextField.tsx";
import type { FactForm } from "./factForm.ts";
import {
  DENOMINATOR_OPTIONS,
  EGG_OPTIONS,
  EMBRYO_OPTIONS,
  OUTCOME_OPTIONS,
  TESTED_OPTIONS,
  VERDICT_OPTIONS,
} from "./options.ts";

const NONE = "Please choose";

export function ResultFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField<FactForm> name="percentage" label="Percentage" aside="%" inputMode="decimal" />
      <TextField<FactForm>
        name="n"
        label="Of how many treatments"
        inputMode="numeric"
        hint="Leave it empty if the source doesn't say."
      />
      <TextField<FactForm>
        name="successes"
        label="Number counted"
        inputMode="numeric"
        hint="Such as the births. Leave it empty if the source doesn't say."
      />
      <ChoiceField<FactForm> name="outcome" label="What was counted" none={NONE} options={OUTCOME_OPTIONS} />
      <ChoiceField<FactForm> name="denominator" label="Per what" none={NONE} options={DENOMINATOR_OPTIONS} />
      <ChoiceField<FactForm> name="eggs" label="Eggs" none={NONE} options={EGG_OPTIONS} />
      <ChoiceField<FactForm> name="embryos" label="Embryos" none={NONE} options={EMBRYO_OPTIONS} />
      <ChoiceField<FactForm>
        name="tested"
        label="Testing of embryos"
        none="Not said"
        options={TESTED_OPTIONS}
      />
      <div className="grid grid-cols-2 gap-5">
        <TextField<FactForm> name="age_from" label="Age from" inputMode="numeric" />
        <TextField<FactForm> name="age_to" label="Age to" inputMode="numeric" />
        <p className="col-span-2 -mt-3 text-sm text-quiet">Leave both empty for all ages.</p>
      </div>
      <div className="grid grid-cols-2 gap-5">
        <TextField<FactForm> name="range_from" label="Range from" aside="%" inputMode="decimal" />
        <TextField<FactForm> name="range_to" label="Range to" aside="%" inputMode="decimal" />
        <p className="col-span-2 -mt-3 text-sm text-quiet">
          The publisher's own. Leave both empty if it gives none.
        </p>
      </div>
      <ChoiceField<FactForm>
        name="verdict"
        label="The publisher's verdict"
        none="None given"
        options={VERDICT_OPTIONS}
      />
      <TextField<FactForm> name="period_from" label="Period from" aside="required" type="date" />
      <TextField<FactForm> name="period_to" label="Period to" aside="required" type="date" />
    </div>
  );
}
