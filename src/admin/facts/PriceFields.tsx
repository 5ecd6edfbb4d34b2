import { useWatch } from "react-hook-form";
import { ChoiceField } from "@/admin/fields/ChoiceField.tsx";
import { TextField } from "@/admin/fields/TextField.tsx";
import { TREATMENT_LETTERS } from "@/directory/facts/codes.ts";
import { partsOf } from "@/directory/facts/priceLabels.ts";
import type { FactForm } from "./factForm.ts";
import { CURRENCY_OPTIONS, ITEM_OPTIONS, PATIENT_OPTIONS, UNIT_OPTIONS } from "./options.ts";
import { PriceCoverageFields } from "./PriceCoverageFields.tsx";

const NONE = "Please choose";

export function PriceFields() {
  const item = useWatch<FactForm, "item">({ name: "item" });
  const parts = partsOf(item);
  const others = Object.keys(TREATMENT_LETTERS).filter((code) => code !== item && !parts.includes(code));
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField<FactForm> name="item" label="What for" none={NONE} options={ITEM_OPTIONS} />
        <ChoiceField<FactForm> name="per" label="Per what" none={NONE} options={UNIT_OPTIONS} />
        <TextField<FactForm> name="amount" label="Amount" aside="required" inputMode="decimal" />
        <ChoiceField<FactForm> name="currency" label="Currency" none={NONE} options={CURRENCY_OPTIONS} />
        <ChoiceField<FactForm>
          name="patient_group"
          label="For whom"
          none="Not said"
          options={PATIENT_OPTIONS}
        />
        <TextField<FactForm>
          name="list_date"
          label="Price list of"
          type="date"
          hint="The day it is valid from, if the source says."
        />
      </div>
      <fieldset className="mt-8">
        <legend className="text-xl font-semibold">What the price covers</legend>
        <p className="mt-1 mb-4 text-sm text-quiet">
          As the source says. What it doesn&apos;t mention stays ‘Not said’.
        </p>
        {parts.length > 0 && <PriceCoverageFields codes={parts} />}
        <details className="mt-4" open={parts.length === 0 && item !== ""}>
          <summary className="min-h-11 cursor-pointer py-2 font-medium text-accent">Other parts</summary>
          <PriceCoverageFields codes={others} />
        </details>
      </fieldset>
    </>
  );
}
