import { useFormContext, type FieldValues, type Path } from "react-hook-form";
import { Field } from "@/ui/Field.tsx";

interface TextFieldProps<Form extends FieldValues> {
  name: Path<Form>;
  label: string;
  aside?: string;
  hint?: string;
  type?: "text" | "date" | "url";
  inputMode?: "decimal" | "numeric" | "url" | "text" | "tel" | "email";
  rows?: number;
  placeholder?: string;
  onType?: (value: string) => void;
}

export function TextField<Form extends FieldValues>(props: TextFieldProps<Form>) {
  const { name, label, aside, hint, type = "text", inputMode, rows, placeholder, onType } = props;
  const { register, getFieldState, formState } = useFormContext<Form>();
  const problem = getFieldState(name, formState).error?.message;
  const field = register(name, { onChange: (event) => onType?.(String(event.target.value)) });
  return (
    <Field label={label} aside={aside} hint={hint} problem={problem}>
      {({ className, ...control }) =>
        rows === undefined ? (
          <input
            type={type}
            inputMode={inputMode}
            placeholder={placeholder}
            aria-required={aside === "required"}
            autoComplete="off"
            className={className}
            {...control}
            {...field}
          />
        ) : (
          <textarea
            rows={rows}
            placeholder={placeholder}
            aria-required={aside === "required"}
            className={`${className.replace("h-12", "")} py-2 leading-normal`}
            {...control}
            {...field}
          />
        )
      }
    </Field>
  );
}
