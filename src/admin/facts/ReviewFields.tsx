import { TextField } from "@/admin/fields/TextField.tsx";
import type { FactForm } from "./factForm.ts";

export function ReviewFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField<FactForm> name="platform" label="Platform" aside="required" hint="Such as Google." />
      <TextField<FactForm> name="count" label="Reviews" aside="required" inputMode="numeric" />
      <TextField<FactForm> name="score" label="Score" aside="required" inputMode="decimal" />
      <TextField<FactForm>
        name="scale"
        label="Highest possible score"
        aside="required"
        inputMode="decimal"
        hint="5 for stars out of five."
      />
    </div>
  );
}
