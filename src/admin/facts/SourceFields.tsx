import { ChoiceField } from "@/admin/fields/ChoiceField.tsx";
import { TextField } from "@/admin/fields/TextField.tsx";
import type { FactForm } from "./factForm.ts";
import { PUBLISHER_OPTIONS } from "./options.ts";

export function SourceFields() {
  return (
    <fieldset className="mt-8 grid gap-5 border-t border-line pt-5">
      <legend className="sr-only">Source</legend>
      <h2 aria-hidden className="text-xl">
        Source
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField<FactForm>
          name="published_by"
          label="Published by"
          none="Please choose"
          options={PUBLISHER_OPTIONS}
        />
        <TextField<FactForm>
          name="source_name"
          label="Name of the source"
          aside="required"
          hint="Shown as the link: ‘Price list of the clinic’."
        />
      </div>
      <TextField<FactForm>
        name="source_url"
        label="Web address of the source"
        aside="required"
        inputMode="url"
        placeholder="https://"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField<FactForm> name="checked_on" label="Day you read it" aside="required" type="date" />
        <TextField<FactForm>
          name="checked_by"
          label="Your name"
          aside="required"
          hint="Visitors don't see it."
        />
      </div>
      <TextField<FactForm>
        name="note"
        label="Note"
        rows={2}
        hint="Anything else a reader must know. Visitors see it."
      />
    </fieldset>
  );
}
