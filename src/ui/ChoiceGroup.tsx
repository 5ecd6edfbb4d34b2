import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

interface ChoiceGroupProps {
  legend: string;
  /** What is wrong with the choice, in words. */
  problem?: string;
  /** The radio buttons. */
  children: ReactNode;
}

/** A question that is answered with one of a few radio buttons. */
export function ChoiceGroup({ legend, problem, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && id}
    >
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {children}
      {problem && (
        <p id={id} role="alert" className="mt-1.5 flex gap-1.5 text-sm text-alarm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
    </fieldset>
  );
}
