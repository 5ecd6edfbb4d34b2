import { useFormContext, useWatch } from "react-hook-form";
import { grouped } from "@/ui/counted.ts";
import { Field } from "@/ui/Field.tsx";
import type { PostForm } from "./postForm.ts";

type TextName = Exclude<keyof PostForm, "published" | "metaKeywords">;

interface TextFieldProps {
  name: TextName;
  label: string;
  hint?: string;
  limit?: number;
  required?: boolean;
  inputMode?: "url";
  rows?: number;
  placeholder?: string;
  onType?: (value: string) => void;
}

export function TextField({
  name,
  label,
  hint,
  limit,
  required,
  inputMode,
  rows,
  placeholder,
  onType,
}: TextFieldProps) {
  const { register, getFieldState, formState } = useFormContext<PostForm>();
  const problem = getFieldState(name, formState).error?.message;
  const field = register(name, { onChange: (event) => onType?.(String(event.target.value)) });
  const aside = required ? "required" : undefined;
  return (
    <Field
      label={label}
      aside={aside}
      hint={hint}
      problem={problem}
      counter={limit !== undefined && <Counter name={name} limit={limit} />}
    >
      {({ className, ...control }) =>
        rows === undefined ? (
          <input
            type="text"
            inputMode={inputMode}
            required={required}
            placeholder={placeholder}
            className={className}
            {...control}
            {...field}
          />
        ) : (
          <textarea
            rows={rows}
            required={required}
            className={`${className.replace("h-12", "")} py-2 leading-normal`}
            {...control}
            {...field}
          />
        )
      }
    </Field>
  );
}

export function Counter({ name, limit }: { name: TextName; limit: number }) {
  const { length } = useWatch<PostForm, TextName>({ name }).trim();
  return (
    <p className={`ml-auto shrink-0 tabular-nums ${length > limit ? "text-alarm" : "text-quiet"}`}>
      <span>{`${grouped(length)} / ${grouped(limit)}`}</span>
      <span className="sr-only"> characters</span>
    </p>
  );
}
