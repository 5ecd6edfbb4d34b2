import { useFormContext } from "react-hook-form";
import { ChoiceField } from "@/admin/fields/ChoiceField.tsx";
import type { FactForm } from "./factForm.ts";

interface KindFieldProps {
  label: string;
  options: readonly (readonly [code: string, label: string])[];
  /** What another kind has other values for. */
  clears: "code" | "value";
}

export function KindField({ clears, ...choice }: KindFieldProps) {
  const { setValue } = useFormContext<FactForm>();
  return (
    <ChoiceField<FactForm>
      name="kind"
      none="Please choose"
      onChosen={() => setValue(clears, "")}
      {...choice}
    />
  );
}
