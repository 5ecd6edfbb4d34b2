import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/ui/Button.tsx";
import { DecimalField } from "@/ui/DecimalField.tsx";
import { preloadMessageDialog } from "@/ui/Message.tsx";
import { FIELDS, type FieldId } from "./fields.ts";
import { rangeOf } from "./referenceRanges.ts";
import type { SemenFormState } from "./useSemenForm.ts";

interface SemenFormProps {
  form: SemenFormState;
  onResult: () => void;
}

/** The inputs have no names, so submitting without scripts sends nothing. */
export function SemenForm({ form, onResult }: SemenFormProps) {
  const inputs = useRef(new Map<FieldId, HTMLInputElement | null>());

  // Keeps what was typed before the page became interactive.
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
        // First, so that the dialog that opens now returns the focus here.
        const wrong = form.firstProblem();
        if (wrong) inputs.current.get(wrong)?.focus();
        // Synchronously, so that the result can take the focus.
        if (flushSync(form.submit)) onResult();
      }}
      className="grid items-start gap-5 rounded-2xl border border-line bg-surface p-5 sm:grid-cols-2 sm:p-6 lg:grid-cols-1"
    >
      {FIELDS.map(({ id, step, isRequired, input }) => {
        const { name, unit, meaning } = rangeOf(id);
        return (
          <DecimalField
            key={id}
            ref={(element) => {
              inputs.current.set(id, element);
            }}
            label={name}
            unit={unit}
            step={step}
            optional={!isRequired}
            text={form.texts[id]}
            hint={meaning}
            problem={form.problems[id]}
            onTextChange={(text) => form.change(id, text)}
            onFocus={preloadMessageDialog}
            onBlur={() => form.check(id)}
            {...input}
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
