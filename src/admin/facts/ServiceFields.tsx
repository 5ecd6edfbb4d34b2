import { useWatch } from "react-hook-form";
import { ChoiceField } from "@/admin/fields/ChoiceField.tsx";
import type { FactForm } from "./factForm.ts";
import { KindField } from "./KindField.tsx";
import { LANGUAGE_OPTIONS, OFFERED_OPTIONS, SERVICE_KIND_OPTIONS, TREATMENT_OPTIONS } from "./options.ts";

const NONE = "Please choose";

export function ServiceFields() {
  const kind = useWatch<FactForm, "kind">({ name: "kind" });
  const isLanguage = kind === "language";
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <KindField label="What about" options={SERVICE_KIND_OPTIONS} clears="code" />
        {kind !== "" && (
          <ChoiceField<FactForm>
            key={kind}
            name="code"
            label={isLanguage ? "Language" : "Treatment"}
            none={NONE}
            options={isLanguage ? LANGUAGE_OPTIONS : TREATMENT_OPTIONS}
          />
        )}
        <ChoiceField<FactForm>
          name="is_offered"
          label={isLanguage ? "Do the staff speak it?" : "Does the clinic offer it?"}
          none={NONE}
          options={OFFERED_OPTIONS}
        />
      </div>
      <p className="mt-4 text-sm text-quiet">
        Only what the source says. A language of its website doesn&apos;t show that somebody speaks it. What
        no fact says is shown as not known.
      </p>
    </>
  );
}
