import type { UseFormRegisterReturn } from "react-hook-form";
import type { FieldControl } from "@/ui/Field.tsx";

interface TextAreaProps {
  control: FieldControl;
  field: UseFormRegisterReturn;
  rows: number;
  isRequired?: boolean;
}

export function TextArea({ control: { className, ...control }, field, rows, isRequired }: TextAreaProps) {
  return (
    <textarea
      {...control}
      {...field}
      rows={rows}
      aria-required={isRequired}
      // Browsers scroll only its first line into view.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
      className={`${className} h-auto min-h-28 py-2.5`}
    />
  );
}
