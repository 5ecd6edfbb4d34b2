import { useId, type ComponentProps, type KeyboardEvent } from "react";
import { stepDecimal } from "./decimal.ts";
import { Field } from "./Field.tsx";

type InputProps = Pick<ComponentProps<"input">, "name" | "inputMode" | "ref" | "onFocus" | "onBlur">;

interface DecimalFieldProps extends InputProps {
  label: string;
  unit: string;
  step: number;
  text: string;
  onTextChange: (text: string) => void;
  optional?: boolean;
  hint?: string;
  problem?: string;
}

/** A text input, because number inputs refuse the comma or the point, depending on the browser's language. */
export function DecimalField(props: DecimalFieldProps) {
  const { label, unit, step, text, onTextChange, optional = false, hint, problem, ...input } = props;
  const unitId = useId();
  const stepByKey = (event: KeyboardEvent) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    // With one of these, arrows select text or move the cursor.
    if (direction === 0 || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onTextChange(stepDecimal(text, direction * step, step < 1 ? 1 : 0));
  };
  return (
    <Field label={label} aside={optional ? "optional" : undefined} hint={hint} problem={problem}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            aria-describedby={[unitId, control["aria-describedby"]].filter(Boolean).join(" ")}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-required={!optional}
            value={text}
            onChange={(event) => onTextChange(event.target.value)}
            onKeyDown={stepByKey}
            className={`${className} pr-20 tabular-nums`}
            {...input}
          />
          <span
            id={unitId}
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-quiet"
          >
            {unit}
          </span>
        </div>
      )}
    </Field>
  );
}
