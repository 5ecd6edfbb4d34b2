import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  className: string;
}

interface FieldProps {
  label: string;
  aside?: string;
  hint?: string;
  problem?: string;
  counter?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

const CONTROL =
  "block h-12 w-full rounded-lg border bg-surface px-3 text-ink placeholder:text-quiet focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-accent";

export function Field({ label, aside, hint, problem, counter, children }: FieldProps) {
  const id = useId();
  const described = [aside && `${id}-aside`, hint && `${id}-hint`, problem && `${id}-problem`].filter(
    Boolean,
  );
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside && (
          <span id={`${id}-aside`} className="text-sm text-quiet">
            {aside}
          </span>
        )}
      </div>
      {children({
        id,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
        "aria-invalid": problem ? true : undefined,
        className: `${CONTROL} ${problem ? "border-alarm" : "border-edge"}`,
      })}
      <div className="flex gap-4 text-sm *:mt-1.5">
        <div className="grow space-y-1 empty:hidden">
          {problem && (
            <p id={`${id}-problem`} role="alert" className="flex gap-1.5 text-alarm">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>{problem}</span>
            </p>
          )}
          {hint && (
            <p id={`${id}-hint`} className="wrap-anywhere text-quiet">
              {hint}
            </p>
          )}
        </div>
        {counter}
      </div>
    </div>
  );
}
