import { useController, type FieldValues, type Path } from "react-hook-form";
import { SelectField } from "@/ui/SelectField.tsx";

interface ChoiceFieldProps<Form extends FieldValues> {
  name: Path<Form>;
  label: string;
  none: string;
  options: readonly (readonly [code: string, label: string])[];
  onChosen?: () => void;
}

export function ChoiceField<Form extends FieldValues>({
  name,
  label,
  none,
  options,
  onChosen,
}: ChoiceFieldProps<Form>) {
  const { field, fieldState } = useController<Form>({ name });
  return (
    <SelectField
      label={label}
      problem={fieldState.error?.message}
      {...field}
      onChange={(event) => {
        field.onChange(event);
        onChosen?.();
      }}
    >
      <option value="">{none}</option>
      {options.map(([code, text]) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
