import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/ui/Button.tsx";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import { Field } from "@/ui/Field.tsx";
import { preloadMessageDialog } from "@/ui/Message.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { FIRST_YEAR, LAST_YEAR } from "@/ui/calendarDate.ts";
import { CONCEPTION_TYPES, isConceptionType } from "./dueDate.ts";
import type { Calculator } from "./useCalculator.ts";

interface CalculatorFormProps {
  calculator: Calculator;
  onCalculated: () => void;
}

/** The inputs have no names, so submitting without scripts sends nothing. */
export function CalculatorForm({ calculator, onCalculated }: CalculatorFormProps) {
  const { type, dateText, typeProblem, dateProblem } = calculator;
  const dateInput = useRef<HTMLInputElement>(null);
  const typeInput = useRef<HTMLSelectElement>(null);

  // Keeps what was entered before the page became interactive.
  const takeOver = useEffectEvent(() => {
    const chosen = typeInput.current?.value ?? "";
    const typed = dateInput.current?.value ?? "";
    if (chosen !== type && isConceptionType(chosen)) calculator.change({ type: chosen });
    if (typed !== dateText) calculator.change({ dateText: typed });
  });
  useEffect(() => takeOver(), []);

  const isUnreadable = () => dateInput.current?.validity.badInput === true;
  const date = type === "" ? { dateLabel: "Date", dateHint: undefined } : CONCEPTION_TYPES[type];
  /** First, so that the dialog that opens now returns the focus here. */
  const focusWhatIsMissing = () => {
    if (type === "") typeInput.current?.focus();
    else if (dateText === "") dateInput.current?.focus();
  };
  return (
    <form
      noValidate
      aria-label="Your dates"
      onSubmit={(event) => {
        event.preventDefault();
        focusWhatIsMissing();
        // Synchronously, so that the result can take the focus.
        flushSync(() => calculator.calculate(isUnreadable()));
        onCalculated();
      }}
      className="grid gap-5 rounded-2xl border border-line bg-surface p-5 sm:p-6 print:hidden"
    >
      <SelectField
        ref={typeInput}
        label="Conception type"
        problem={typeProblem}
        value={type}
        onFocus={preloadMessageDialog}
        onChange={({ target: { value } }) =>
          calculator.change({ type: isConceptionType(value) ? value : "" })
        }
      >
        <option value="">Choose type...</option>
        {Object.entries(CONCEPTION_TYPES).map(([id, { name }]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field label={date.dateLabel} hint={date.dateHint} problem={dateProblem}>
        {(control) => (
          <input
            {...control}
            ref={dateInput}
            type="date"
            min={`${FIRST_YEAR}-01-01`}
            max={`${LAST_YEAR}-12-31`}
            value={dateText}
            onFocus={preloadMessageDialog}
            onChange={(event) => calculator.change({ dateText: event.target.value })}
            onBlur={() => calculator.checkDate(isUnreadable())}
          />
        )}
      </Field>
      <Button type="submit">Calculate Timeline</Button>
      <p className="text-sm">
        <GlossaryLink term="dates">What LMP, IUI and day 5 mean</GlossaryLink>
      </p>
    </form>
  );
}
