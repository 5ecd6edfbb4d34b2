import { useWatch } from "react-hook-form";
import { TextField } from "@/admin/fields/TextField.tsx";
import { CONTACT_KINDS, type ContactKind } from "@/directory/facts/codes.ts";
import { CONTACT_LABELS } from "@/directory/facts/contactLabels.ts";
import type { FactForm } from "./factForm.ts";
import { KindField } from "./KindField.tsx";
import { CONTACT_KIND_OPTIONS } from "./options.ts";

const HINTS: Record<ContactKind, string> = {
  address: "In one line, as on a letter: ‘Bucharova 1, 158 00 Praha’.",
  phone: "With the country's code: ‘+420 123 456 789’.",
  email: "One for patients, not a person's own: ‘info@clinic.cz’.",
  hours: "Days as Mo, Tu, We, Th, Fr, Sa, Su: ‘Mo-Th 07:00-15:30, Fr 07:00-14:00’.",
};
const KEYBOARDS = { address: "text", phone: "tel", email: "email", hours: "text" } as const;

export function ContactFields() {
  const chosen = useWatch<FactForm, "kind">({ name: "kind" });
  const kind = CONTACT_KINDS.find((each) => each === chosen);
  return (
    <>
      <KindField label="What it is" options={CONTACT_KIND_OPTIONS} clears="value" />
      {kind && (
        <div className="mt-5">
          <TextField<FactForm>
            key={kind}
            name="value"
            label={CONTACT_LABELS[kind]}
            aside="required"
            hint={HINTS[kind]}
            inputMode={KEYBOARDS[kind]}
          />
        </div>
      )}
      <p className="mt-4 text-sm text-quiet">
        Only what the source says of this clinic: nobody should call a stranger. Of several of a kind,
        visitors see the one that was read last.
      </p>
    </>
  );
}
