import { useController, type FieldValues, type Path } from "react-hook-form";
import { SelectField } from "@/ui/SelectField.tsx";

interface ChoiceFieldProps<Form extends FieldValues> {
  name: Path<Form>;
  label: string;
  /** What stands for no choice. */
  none: string;
  /** The codes with their words, in order. */
  options: readonly (readonly [code: string, words: string])[];
}

/** One of several, in the form around it. */
export function ChoiceField<Form extends FieldValues>({
  name,
  label,
  none,
  options,
}: ChoiceFieldProps<Form>) {
  const { field, fieldState } = useController<Form>({ name });
  return (
    <SelectField label={label} problem={fieldState.error?.message} {...field}>
      <option value="">{none}</option>
      {options.map(([code, words]) => (
        <option key={code} value={code}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
