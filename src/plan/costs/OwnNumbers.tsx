import { useRef } from "react";
import { DecimalField } from "@/ui/DecimalField.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import type { StoredState } from "@/ui/useStoredState.ts";
import { amountOf, LONGEST_AMOUNT, readAmount } from "./amount.ts";
import type { CostPlan } from "./costPlan.ts";
import { CURRENCIES } from "@/directory/facts/currencyCodes.ts";
import { convert } from "@/directory/facts/currencies.ts";

const FIELDS = [
  { name: "flight", label: "Travel for one person", hint: "There and back, for one trip." },
  { name: "night", label: "One night", hint: "For everybody who travels." },
  { name: "drugs", label: "Medicines", hint: "For one cycle. Not counted where a price list includes them." },
  { name: "other", label: "Everything else", hint: "Counted once: childcare, lost pay, insurance." },
] as const;

function inCurrency(plan: CostPlan, currency: string): Partial<CostPlan> {
  const amounts = FIELDS.map(({ name }) => {
    const typed = currency === plan.currency ? null : amountOf(plan[name]);
    const amount = typed === null ? null : convert(typed, plan.currency, currency);
    return [name, amount === null ? plan[name] : String(Math.round(amount * 100) / 100)] as const;
  });
  return { currency, ...Object.fromEntries(amounts) };
}

const textsOf = (plan: Partial<CostPlan>) => [plan.currency, ...FIELDS.map(({ name }) => plan[name])].join();

export function OwnNumbers({ plan: { value: plan, change } }: { plan: StoredState<CostPlan> }) {
  /** Every conversion rounds, so each begins with what was typed, as long as nothing else changed it. */
  const last = useRef<{ typed: CostPlan; shown: string }>(null);
  const changeCurrency = (currency: string) => {
    const typed = last.current?.shown === textsOf(plan) ? last.current.typed : plan;
    const converted = inCurrency(typed, currency);
    last.current = { typed, shown: textsOf(converted) };
    change(converted);
  };
  return (
    <section aria-labelledby="costs-numbers" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="costs-numbers" className="text-xl">
          Your own numbers
        </h2>
        <p className="mt-1 text-sm text-quiet">Leave blank what you don’t know.</p>
      </div>
      <SelectField
        label="Your currency"
        name="costs-currency"
        autoComplete="off"
        value={plan.currency}
        onChange={({ target }) => changeCurrency(target.value)}
      >
        {CURRENCIES.map((currency) => (
          <option key={currency} value={currency} translate="no">
            {currency}
          </option>
        ))}
      </SelectField>
      {FIELDS.map(({ name, label, hint }) => {
        const read = readAmount(plan[name]);
        return (
          <DecimalField
            key={name}
            name={`costs-${name}`}
            label={label}
            hint={hint}
            unit={plan.currency}
            step={10}
            optional
            text={plan[name]}
            onTextChange={(text) => change({ [name]: text.slice(0, LONGEST_AMOUNT) })}
            {...(read && "problem" in read && { problem: read.problem })}
          />
        );
      })}
    </section>
  );
}
