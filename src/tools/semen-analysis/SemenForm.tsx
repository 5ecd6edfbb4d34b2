import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/ui/Button.tsx";
import { DecimalField } from "@/ui/DecimalField.tsx";
import { prepareMessages } from "@/ui/Message.tsx";
import { FIELDS, type FieldId } from "./fields.ts";
import { rangeOf } from "./referenceRanges.ts";
import type { SemenFormState } from "./useSemenForm.ts";

interface SemenFormProps {
  form: SemenFormState;
  onResult: () => void;
}

/** The seven numbers. The inputs have no names, so that even an unscripted submit sends nothing. */
export function SemenForm({ form, onResult }: SemenFormProps) {
  const inputs = useRef(new Map<FieldId, HTMLInputElement | null>());

  // What was typed into the prerendered page before it became interactive must not be lost.
  const takeOver = useEffectEvent(() => {
    for (const [id, input] of inputs.current) {
      if (input && input.value !== form.texts[id]) form.change(id, input.value);
    }
  });
  useEffect(() => takeOver(), []);

  return (
    <form
      noValidate
      aria-label="Your report"
      onSubmit={(event) => {
        event.preventDefault();
        // Before a dialog opens over it, which gives the focus back to where it was.
        const wrong = form.firstProblem();
        if (wrong) inputs.current.get(wrong)?.focus();
        // At once, so that the result is there to take the focus.
        if (flushSync(form.submit)) onResult();
      }}
      className="grid items-start gap-5 rounded-2xl border border-line bg-surface p-5 sm:grid-cols-2 sm:p-6 lg:grid-cols-1"
    >
      {FIELDS.map(({ id, step, isRequired }) => {
        const { name, unit, meaning } = rangeOf(id);
        return (
          <DecimalField
            key={id}
            ref={(input) => {
              inputs.current.set(id, input);
            }}
            label={name}
            unit={unit}
            step={step}
            optional={!isRequired}
            text={form.texts[id]}
            hint={meaning}
            problem={form.problems[id]}
            onTextChange={(text) => form.change(id, text)}
            onFocus={prepareMessages}
            onBlur={() => form.check(id)}
          />
        );
      })}
      <div className="grid gap-3 sm:col-span-full">
        <Button type="submit">Get Results</Button>
        {form.interpretation && (
          <Button
            tone="outline"
            onClick={() => {
              form.clearResults();
              inputs.current.get("volume")?.focus();
            }}
          >
            Clear Results
          </Button>
        )}
      </div>
    </form>
  );
}
