import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

interface RadioGroupProps {
  legend: string;
  hint?: string;
  problem?: string;
  children: ReactNode;
}

export function RadioGroup({ legend, hint, problem, children }: RadioGroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean);
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={problem ? true : undefined}
      aria-describedby={described.length > 0 ? described.join(" ") : undefined}
    >
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-sm text-quiet">
          {hint}
        </p>
      )}
      {children}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 flex gap-1.5 text-sm text-alarm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{problem}</span>
        </p>
      )}
    </fieldset>
  );
}
